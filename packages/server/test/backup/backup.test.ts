import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { readWatermark } from "../../src/store/watermark/watermark-file.ts";
import { richBooks } from "../nothing-lost/rich-books.ts";
import { storedFindings } from "../nothing-lost/stored-findings.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { runCommand, settingsOf } from "./backup-commands.ts";
import { addRow, makeOlder, manifestOf, writeManifest } from "./changed-backup.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Written on 2026-11-22 by the program of that day, from books that contain every kind of data. */
const OLDER_BACKUP = join(import.meta.dirname, "older-backup");

const HAS_POSTGRES = ENGINES.every(({ isHere }) => isHere);

/** Books that contain every kind of data, and a backup of them. */
async function backedUpBooks(engine: "sqlite" | "postgres" = "sqlite") {
  const dataDir = join(folder, "data");
  const { here } = await richBooks(engine, dataDir);
  const place = here.place.engine === "sqlite" ? join(here.place.file, "..") : dataDir;
  if (place !== dataDir) await cp(join(dataDir, "files"), join(place, "files"), { recursive: true });
  await writeFile(join(place, "secret.key"), "a".repeat(64));
  const backup = join(folder, "backup");
  const end = await runCommand("backup", backup, settingsOf(place, here.where));
  return { here, backup, end, dataDir: place };
}

describe.each(ENGINES)("a backup of $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)("holds everything but sessions, for its owner only, read again", async () => {
    const { here, backup, end } = await backedUpBooks(engine);
    await here.close();
    expect(end.said).toMatch(
      /backup: [\d\s]+ poster och 4 filer \(0 MB\) kopierade på [\d,]+ s, kontrollerade\n$/,
    );
    expect(end.code).toBe(0);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect((await stat(join(backup, "rows/item.ndjson"))).mode & 0o777).toBe(0o600);
    const manifest = manifestOf(backup);
    expect(manifest).toMatchObject({ form: 1, engine, migration: "0015-rate-pages", lostFiles: [] });
    expect(Object.keys(manifest.keys)).toEqual(["secret.key"]);
    expect(manifest.sequence).toBeGreaterThan(0);
    expect((await readdir(join(backup, "rows"))).toSorted()).toEqual([
      "commit_log.ndjson",
      "company.ndjson",
      "company_event.ndjson",
      "document.ndjson",
      "enrolment_link.ndjson",
      "event_log.ndjson",
      "file.ndjson",
      "file_total.ndjson",
      "item.ndjson",
      "item_history.ndjson",
      "lineage.ndjson",
      "member.ndjson",
      "orphaned_blob.ndjson",
      "passkey.ndjson",
      "person.ndjson",
      "request.ndjson",
      "revision.ndjson",
      "user_account.ndjson",
    ]);
    expect(await readdir(folder)).not.toContain("backup.part");
  });
});

test.skipIf(!HAS_POSTGRES)(
  "goes from SQLite into PostgreSQL and back: the same rows, to the byte",
  async () => {
    const { here, backup } = await backedUpBooks("sqlite");
    await here.close();
    const postgres = await newTestPlace("postgres");
    try {
      const [first, second] = [join(folder, "first"), join(folder, "second")];
      const there = await runCommand("restore", backup, settingsOf(first, postgres.where));
      expect(there.said).toMatch(
        /^Säkerhetskopian från \d{4}-.* \(sqlite\) finns i databasen i HUVUDBOK_DATABASE_URL och .*: .* återställda på/,
      );
      expect(there.code).toBe(0);
      const [again, last] = [join(folder, "again"), join(folder, "last")];
      expect((await runCommand("backup", again, settingsOf(first, postgres.where))).code).toBe(0);
      expect((await runCommand("restore", again, settingsOf(second))).code).toBe(0);
      expect((await runCommand("backup", last, settingsOf(second))).code).toBe(0);
      const [one, two, three] = [manifestOf(backup), manifestOf(again), manifestOf(last)];
      expect(two.engine).toBe("postgres");
      for (const other of [two, three]) {
        const { tables, files, keys, lineage, sequence, lastIds } = other;
        expect({ tables, files, keys, lineage, sequence, lastIds }).toEqual({
          tables: one.tables,
          files: one.files,
          keys: one.keys,
          lineage: one.lineage,
          sequence: one.sequence,
          lastIds: one.lastIds,
        });
      }
      const place = { engine: "sqlite", file: join(second, "huvudbok.sqlite") } as const;
      expect((await storedFindings(place, second)).map(dataFindingText)).toEqual([]);
      expect(await readWatermark(second)).toMatchObject({ lineage: one.lineage, sequence: one.sequence });
      const filled = await runCommand("restore", backup, settingsOf(join(folder, "third"), postgres.where));
      expect(filled).toEqual({
        code: 2,
        said: "Databasen i HUVUDBOK_DATABASE_URL är inte tom. Ange en ny databas.\n",
      });
      expect(await readdir(folder)).not.toContain("third.part");
    } finally {
      await postgres.dispose();
    }
  },
);

test.each([
  ["0007-people", () => undefined],
  ["0005-row-hashes", makeOlder],
])("one that an older program wrote, of %s, is brought up to date", async (migration, lift) => {
  const backup = join(folder, "backup");
  await cp(OLDER_BACKUP, backup, { recursive: true });
  lift(backup);
  const orphan = { sha256: "0".repeat(64), since: 1 };
  addRow(backup, "loose_blob", orphan);
  expect(manifestOf(backup).migration).toBe(migration);
  const dataDir = join(folder, "restored");
  const end = await runCommand("restore", backup, settingsOf(dataDir));
  expect(end.said).toMatch(/^Säkerhetskopian från .*återställda på [\d,]+ s\n$/);
  expect(end.code).toBe(0);
  const again = join(folder, "again");
  expect((await runCommand("backup", again, settingsOf(dataDir))).code).toBe(0);
  for (const table of ["item", "item_history", "revision", "document", "file", "member"] as const) {
    expect(manifestOf(again).tables[table]?.rows).toBe(manifestOf(backup).tables[table]?.rows);
  }
  expect(await readFile(join(again, "rows/orphaned_blob.ndjson"), "utf8")).toBe(
    `${JSON.stringify(orphan)}\n`,
  );
  const place = { engine: "sqlite", file: join(dataDir, "huvudbok.sqlite") } as const;
  expect((await storedFindings(place, dataDir)).map(dataFindingText)).toEqual([]);
});

test("what is not a whole backup, and a place that is not empty, is refused and stays as it was", async () => {
  const { here, backup, dataDir } = await backedUpBooks();
  const restored = join(folder, "restored");
  const refusal = async (from = backup, to = restored) => {
    const end = await runCommand("restore", from, settingsOf(to));
    expect(end.code).toBe(2);
    return end.said.trim();
  };
  expect((await runCommand("backup", backup, settingsOf(dataDir))).said).toContain("finns redan");
  const inside = await runCommand("backup", join(dataDir, "files/copy"), settingsOf(dataDir));
  expect([inside.code, inside.said]).toEqual([2, expect.stringContaining("ligger i datamappen")]);
  expect(await readdir(join(dataDir, "files"))).not.toContain("copy");
  expect(await refusal(folder)).toBe("I mappen finns ingen säkerhetskopia (manifest.json saknas).");
  expect(await refusal(backup, dataDir)).toContain("är inte tom");
  await here.close();

  const manifest = manifestOf(backup);
  const text = JSON.stringify({ ...manifest, form: 2 });
  await writeFile(join(backup, "manifest.json"), text);
  expect(await refusal()).toContain("kan inte läsas av den här versionen");
  writeManifest(backup, { ...manifest, migration: "9999-later" });
  expect(await refusal()).toBe("Säkerhetskopian är från en nyare version av programmet.");
  writeManifest(backup, manifest);

  const [stored] = manifest.files;
  const blob = `files/${stored?.sha256.slice(0, 2)}/${stored?.sha256}`;
  for (const [name, what] of [
    ["rows/item.ndjson", "rows/item.ndjson"],
    ["secret.key", "secret.key"],
    [blob, `files/${stored?.sha256}`],
  ] as const) {
    const path = join(backup, name);
    const bytes = await readFile(path);
    await truncate(path, bytes.length - 1);
    expect(await refusal()).toBe(`Säkerhetskopian är skadad och återställs inte: ${what}`);
    await rm(path);
    expect(await refusal()).toBe(`Säkerhetskopian är skadad och återställs inte: ${what}`);
    await writeFile(path, bytes);
  }
  expect(await readdir(folder)).not.toContain("restored");
  expect(await readdir(folder)).not.toContain("restored.part");
  expect((await runCommand("restore", backup, settingsOf(restored))).code).toBe(0);
});

test("files that are gone already are told, and everything else is there", async () => {
  const { here, backup, dataDir } = await backedUpBooks();
  const [stored] = manifestOf(backup).files;
  await rm(join(dataDir, "files", stored?.sha256.slice(0, 2) ?? "", stored?.sha256 ?? ""));
  const second = join(folder, "second");
  const end = await runCommand("backup", second, settingsOf(dataDir));
  await here.close();
  expect(end.code).toBe(1);
  expect(end.said).toContain("OBS 1 filer saknas eller är skadade i datamappen och är inte med.");
  expect(manifestOf(second).lostFiles).toEqual([stored?.sha256]);
  const restored = await runCommand("restore", second, settingsOf(join(folder, "restored")));
  expect(restored.code).toBe(1);
  expect(restored.said).toContain("1 fel fanns redan när säkerhetskopian gjordes.");
});

test("given up by Ctrl C, nothing is left", async () => {
  const { here, dataDir } = await backedUpBooks();
  const target = join(folder, "given-up");
  const end = await runCommand("backup", target, settingsOf(dataDir), (kill) => {
    const timer = setInterval(() => kill("SIGINT"), 5);
    setTimeout(() => clearInterval(timer), 3000);
  });
  await here.close();
  // The first signals may come before the program has begun to listen; then nothing has been written at all.
  if (end.code !== null) expect(end.said).toBe("Avbrutet. Ingen säkerhetskopia har skrivits.\n");
  expect((await readdir(folder)).filter((name) => name.startsWith("given-up"))).toEqual([]);
});
