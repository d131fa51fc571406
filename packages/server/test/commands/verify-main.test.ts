import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openGuardedStore } from "../../src/guard/open-guarded-store.ts";
import { richBooks } from "../nothing-lost/rich-books.ts";
import { programEnvironment } from "../program-environment.ts";
import { SILENT } from "../test-limits.ts";

const PROGRAM = join(import.meta.dirname, "../../src/verify-main.ts");

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-verify-"));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** The command's output for a data folder, and its exit code. */
async function verify(): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: programEnvironment({ HUVUDBOK_DATA_DIR: dataDir }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (said += text.toString()));
  }
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, said };
}

test("the command ends with 0 for whole data, 1 and a line for each finding, and 2 when it cannot run", async () => {
  const { code, said } = await verify();
  expect(code).toBe(2);
  expect(said).toContain(`Det finns ingen databas som kan läsas i ${dataDir}. Kontrollera HUVUDBOK_DATA_DIR`);

  const { here } = await richBooks("sqlite", dataDir);
  if (here.place.engine !== "sqlite") throw new Error("SQLite was asked for");
  const file = join(dataDir, "huvudbok.sqlite");
  const running = new Sqlite(here.place.file, { readonly: true });
  await running.backup(file);
  running.close();
  await here.close();
  const whole = await verify();
  expect(whole.said).toMatch(/^\d+ poster och 4 filer \(0 MB\) lästa på [\d,]+ s: inga fel\n$/);
  expect(whole.code).toBe(0);

  // As on read-only media: SQLite cannot make its file there.
  for (const end of ["-shm", "-wal"]) await rm(`${file}${end}`, { force: true });
  await symlink(join(dataDir, "nowhere/file"), `${file}-shm`);
  const copied = await verify();
  expect(copied.said).toMatch(
    /^Databasen ligger där ingenting kan skrivas\. Den kopieras till .*\n.*: inga fel\n$/,
  );
  expect(copied.code).toBe(0);
  await rm(`${file}-shm`);

  await copyFile(file, `${file}.whole`);
  const database = new Sqlite(file);
  database.exec(`update item set body = replace(body, '"amount":1', '"amount":2') where id = 'A-1'`);
  database.close();
  const changed = await verify();
  expect(changed.said).toMatch(
    /^FEL företag 2, c2-f1{32}-transactions, revision \d+, A-1: posten är inte den som sparades$/m,
  );
  expect(changed.said).toMatch(/^FEL .*A-1: transaktionen balanserar inte$/m);
  expect(changed.said).toMatch(/: \d fel\n$/);
  expect(changed.code).toBe(1);

  const older = new Sqlite(file);
  older.exec("delete from kysely_migration where name >= '0005'");
  older.close();
  expect(await verify()).toEqual({
    code: 2,
    said: "Databasen är från en äldre version av programmet. Starta servern en gång först.\n",
  });
});

test("ID3: users of the local sign-in with the same e-mail address are listed, and are no finding", async () => {
  const where = { engine: "sqlite", folder: dataDir } as const;
  const store = await openGuardedStore(where, {
    featureNames: new Map(),
    now: () => new Date(),
    log: SILENT,
  });
  const person = await store.local.people.upsert({ name: "Anna", email: "anna@example.se" });
  const users: string[] = [];
  for (const subject of [person.id, "another"]) {
    const profile = { issuer: "local", subject, name: "Anna", email: "anna@example.se", picture: "" };
    const { user } = await store.users.signIn(profile, new Date());
    users.push(user.id);
  }
  await store.local.people.upsert({ name: "Bo", email: "bo@example.se" });
  await store.close();
  const { code, said } = await verify();
  expect(said.split("\n")[0]).toBe(
    `OBS anna@example.se är e-postadress för 2 användare: ${users[0]} (0 företag, loggas in), ${users[1]} (0 företag, loggas inte in)`,
  );
  expect(said).not.toContain("bo@example.se");
  expect(said).toMatch(/: inga fel\n$/);
  expect(code).toBe(0);
});
