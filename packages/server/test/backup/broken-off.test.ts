import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeBackup } from "../../src/store/backup/write-backup.ts";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import { lockFolder } from "../../src/store/disk/folder-lock.ts";
import { folderBlobStore } from "../../src/store/files/folder-blob-store.ts";
import { readWatermark, writeWatermark } from "../../src/store/watermark/watermark-file.ts";
import { richBooks } from "../nothing-lost/rich-books.ts";
import { refusedStart } from "../nothing-lost/server-process.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { runCommand, settingsOf } from "./backup-commands.ts";
import { manifestOf, writeManifest } from "./changed-backup.ts";

// What an operator sees when something goes wrong in the middle of a backup or a restore (ST26).

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-broken-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A data folder with books that nobody is using, and a backup of it. */
async function backedUp(): Promise<{ readonly dataDir: string; readonly backup: string }> {
  const { here } = await richBooks("sqlite", join(folder, "unused"));
  if (here.place.engine !== "sqlite") throw new Error("SQLite was asked for");
  const dataDir = join(folder, "data");
  await here.store.close();
  await cp(join(here.place.file, ".."), dataDir, { recursive: true });
  await cp(join(folder, "unused/files"), join(dataDir, "files"), { recursive: true });
  await writeFile(join(dataDir, "secret.key"), "a".repeat(64));
  const backup = join(folder, "backup");
  await runCommand("backup", backup, settingsOf(dataDir));
  return { dataDir, backup };
}

test("a folder that is there and empty is filled, not replaced: it may be a disk of its own", async () => {
  const { backup } = await backedUp();
  const restored = join(folder, "disk");
  await mkdir(join(restored, "lost+found"), { recursive: true });
  const { ino } = await stat(restored);
  const end = await runCommand("restore", backup, settingsOf(restored));
  expect(end.said).toContain("återställda");
  expect((await stat(restored)).ino).toBe(ino);
  expect(await readdir(restored)).not.toContain("restore-under-way");
});

test("ST38: a folder in which a server runs is left alone, and filled when it has stopped", async () => {
  const { backup } = await backedUp();
  const served = join(folder, "served");
  await mkdir(served);
  const server = lockFolder(served);
  expect(await runCommand("restore", backup, settingsOf(served))).toEqual({
    code: 2,
    said: `En server använder datamappen ${served}. Stoppa den och flytta undan mappen, eller ange en annan i HUVUDBOK_DATA_DIR.\n`,
  });
  expect(await readdir(served)).toEqual(["server.lock"]);
  server?.close();
  expect((await runCommand("restore", backup, settingsOf(served))).said).toContain("är inte tom");
  await rm(join(served, "server.lock"));
  expect((await runCommand("restore", backup, settingsOf(served))).said).toContain("återställda");
});

test("a data folder that was half restored is reported, by the next restore and by the start", async () => {
  const { backup } = await backedUp();
  const half = join(folder, "half");
  await mkdir(half);
  await writeFile(join(half, "restore-under-way"), "");
  expect(await runCommand("restore", backup, settingsOf(half))).toEqual({
    code: 2,
    said: `I ${half} pågår en återställning, eller så avbröts en där. Pågår ingen: töm mappen och försök igen.\n`,
  });
  // No option turns a half restored folder into empty books.
  for (const flags of [[], ["--accept-lost"]]) {
    const refused = await refusedStart({ dataDir: half, flags });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("databasen är tom, men i datamappen finns restore-under-way");
    expect(refused.said).not.toContain("--accept-lost");
    expect(await readdir(half)).toEqual(["restore-under-way"]);
  }
});

describe.each(ENGINES)("a restore into $name that is killed", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    "leaves nothing that a server takes for books, and can be done again",
    async () => {
      const { backup } = await backedUp();
      let broken = 0;
      for (const delay of [0, 30, 60, 100, 200]) {
        const target = join(folder, `killed-${delay}`);
        const { where, dispose } = await newTestPlace(engine);
        const settings = settingsOf(target, where);
        await runCommand("restore", backup, settings, (kill) => {
          const looking = setInterval(() => {
            if (!existsSync(join(target, "restore-under-way"))) return;
            clearInterval(looking);
            setTimeout(() => kill("SIGKILL"), delay);
          }, 1);
        });
        if (existsSync(join(target, "restore-under-way"))) {
          broken += 1;
          const refused = await refusedStart({ dataDir: target, environment: settings });
          expect(refused.said).toContain("databasen är tom, men i datamappen finns restore-under-way");
          await rm(target, { recursive: true });
          expect((await runCommand("restore", backup, settings)).code).toBe(0);
        }
        await dispose();
      }
    },
    240_000,
  );
});

describe.each(ENGINES)("a backup of $name while the database is brought up to date", ({ engine, isHere }) => {
  test.skipIf(!isHere)("is not made of rows of two programs", async () => {
    const { here } = await richBooks(engine, join(folder, "unused"));
    let isLifted = false;
    const target = join(folder, "mixed");
    const verdict = await writeBackup({
      place: here.place,
      dataDir: join(folder, "unused"),
      blobs: folderBlobStore(join(folder, "unused/files"), () => new Date()),
      target,
      program: "1",
      now: new Date(),
      signal: new AbortController().signal,
      onRows: () => {
        if (!isLifted) lift(here.place);
        isLifted = true;
      },
      onFile: () => undefined,
    });
    expect(verdict).toEqual({ code: "lifted" });
    expect((await readdir(folder)).filter((name) => name.startsWith("mixed"))).toEqual([]);
    const end = await runCommand(
      "backup",
      target,
      settingsOf(
        here.place.engine === "sqlite" ? dirname(here.place.file) : join(folder, "unused"),
        here.where,
      ),
    );
    expect(end).toEqual({ code: 2, said: "Databasen är från en nyare version av programmet.\n" });
    await here.close();
  });
});

const LATER = "insert into kysely_migration (name, timestamp) values ('0999-later', '')";
const LIFT_POSTGRES = `import pg from "pg";
const client = new pg.Client(process.argv[1]);
await client.connect();
await client.query(process.argv[2]);
await client.end();`;

/**
 * Migrates the database as a newer program would, before the backup continues: its progress callbacks are not awaited.
 */
function lift(place: DatabasePlace): void {
  if (place.engine === "sqlite") {
    const database = new Sqlite(place.file);
    database.exec(LATER);
    database.close();
    return;
  }
  execFileSync(process.execPath, ["--input-type=module", "-e", LIFT_POSTGRES, place.url, LATER], {
    cwd: import.meta.dirname,
  });
}

test("backups under one name: one is made, the others are refused", async () => {
  const { dataDir } = await backedUp();
  const target = join(folder, "same");
  const ends = await Promise.all([1, 2, 3].map(() => runCommand("backup", target, settingsOf(dataDir))));
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const refused of ends.filter(({ code }) => code === 2)) {
    expect(refused.said).toMatch(/En annan säkerhetskopiering skriver till|finns redan/);
  }
  expect((await readdir(folder)).filter((name) => name.startsWith("same"))).toEqual(["same"]);
  expect(await readdir(target)).not.toContain("under-way");
  expect((await runCommand("restore", target, settingsOf(join(folder, "restored")))).code).toBe(0);
});

test("what another process is writing is left alone, what was left half written is replaced", async () => {
  const { dataDir } = await backedUp();
  const target = join(folder, "again");
  await mkdir(`${target}.part`);
  const other = spawn("sleep", ["60"]);
  await once(other, "spawn");
  await writeFile(join(`${target}.part`, "under-way"), String(other.pid));
  expect(await runCommand("backup", target, settingsOf(dataDir))).toEqual({
    code: 2,
    said: `En annan säkerhetskopiering skriver till ${target}.part. Vänta, eller ange en annan mapp.\n`,
  });
  expect(await readdir(`${target}.part`)).toEqual(["under-way"]);
  other.kill("SIGKILL");
  await once(other, "exit");
  await wait(50);
  expect((await runCommand("backup", target, settingsOf(dataDir))).code).toBe(0);
  expect(await readdir(target)).not.toContain("under-way");
});

test("a database that is older than its watermark is backed up, and reported", async () => {
  const { dataDir, backup } = await backedUp();
  const watermark = { lineage: manifestOf(backup).lineage, sequence: 10_000, hash: "a".repeat(64) };
  await writeWatermark(dataDir, watermark);
  const end = await runCommand("backup", join(folder, "older"), settingsOf(dataDir));
  expect(end.code).toBe(1);
  expect(end.said).toContain("OBS databasen är äldre än den har varit.");
  expect(end.said).toContain("skrivning 10000 har bekräftats. Behåll äldre säkerhetskopior.");
  expect(await readWatermark(dataDir)).toEqual(watermark);
});

test("a changed manifest is found, and none leads out of the folder", async () => {
  const { backup } = await backedUp();
  const manifest = manifestOf(backup);
  const path = join(backup, "manifest.json");
  const whole = await readFile(path, "utf8");
  const { item: _item, ...tables } = manifest.tables;
  const restored = join(folder, "restored");
  const refusal = () => runCommand("restore", backup, settingsOf(restored));
  const damaged = {
    code: 2,
    said: "Säkerhetskopian är skadad och återställs inte: manifest.json\n",
  };
  const digits = String(manifest.lastIds.commit_log);
  for (const text of [
    whole.replace(`"commit_log": ${digits}`, `"commit_log": 1${digits}`),
    whole.slice(0, -20),
    "",
    JSON.stringify({ ...manifest, tables, sha256: "0".repeat(64) }),
  ]) {
    await writeFile(path, text);
    expect(await refusal()).toEqual(damaged);
  }
  const key = manifest.keys["secret.key"];
  if (key === undefined) throw new Error("there is no key");
  for (const name of ["../outside", "/tmp/outside", "constructor"]) {
    writeManifest(backup, { ...manifest, keys: { ...manifest.keys, [name]: key } });
    expect(await refusal()).toEqual(damaged);
  }
  const content = { rows: 0, bytes: 0, sha256: "0".repeat(64) };
  writeManifest(backup, { ...manifest, tables: { ...manifest.tables, constructor: content } });
  expect(await refusal()).toEqual(damaged);
  await writeFile(path, whole);
  expect((await refusal()).code).toBe(0);
});
