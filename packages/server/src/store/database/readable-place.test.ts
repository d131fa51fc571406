import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readablePlace, UnreadableLog } from "./readable-place.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-readable-"));
  file = join(folder, "huvudbok.sqlite");
  const database = new Sqlite(file);
  database.pragma("journal_mode = WAL");
  database.exec("create table kept (it text); insert into kept values ('here')");
  database.close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** SQLite cannot make its `-shm`, as on media that cannot be written; permissions stop nobody who is root. */
const refuseWriting = () => symlink(join(folder, "nowhere/file"), `${file}-shm`);
const place = () => ({ engine: "sqlite", file }) as const;

test("a database is read where it is when SQLite can", async () => {
  const readable = await readablePlace(place(), () => expect.unreachable());
  expect(readable.place).toEqual(place());
  await readable.dispose();
});

test("one on media that cannot be written is copied, and the copy removed", async () => {
  await refuseWriting();
  const told: string[] = [];
  const readable = await readablePlace(place(), (where) => void told.push(where));
  if (readable.place.engine !== "sqlite") throw new Error("it was SQLite");
  expect(told).toEqual([dirname(readable.place.file)]);
  const copy = new Sqlite(readable.place.file, { readonly: true });
  expect(copy.prepare("select it from kept").all()).toEqual([{ it: "here" }]);
  copy.close();
  await readable.dispose();
  await expect(readdir(told[0] ?? "")).rejects.toMatchObject({ code: "ENOENT" });
});

test("one whose log holds something is not read without it", async () => {
  await refuseWriting();
  await writeFile(`${file}-wal`, "x");
  await expect(readablePlace(place())).rejects.toThrow(UnreadableLog);
  await expect(readablePlace(place())).rejects.toThrow(
    /Kopiera huvudbok\.sqlite och huvudbok\.sqlite-wal till/,
  );
});

test("no database is told of by who opens it", async () => {
  const other = { engine: "sqlite", file: join(folder, "none.sqlite") } as const;
  expect((await readablePlace(other)).place).toEqual(other);
});
