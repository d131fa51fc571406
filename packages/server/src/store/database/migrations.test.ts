import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ENGINES, newTestPlace } from "../../../test/test-store.ts";
import { openDatabase } from "./database.ts";
import { MIGRATION_NAMES, migrate } from "./migrations.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-migrations-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Migrates the file; the error that stopped it, if one did. */
async function migrateFile(file: string): Promise<unknown> {
  const database = openDatabase({ engine: "sqlite", file });
  try {
    await migrate(database.db, "sqlite");
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await database.close();
  }
}

function tablesOf(file: string): readonly string[] {
  const connection = new Sqlite(file, { readonly: true });
  const rows = connection
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all();
  connection.close();
  return rows.map(({ name }) => name);
}

test("what stops in the middle leaves nothing half, and can be done again", async () => {
  const file = join(folder, "huvudbok.sqlite");
  const connection = new Sqlite(file);
  connection.exec("create table orphaned_blob (in_the_way text)");
  connection.close();
  expect(await migrateFile(file)).toBeInstanceOf(Error);
  expect(tablesOf(file)).toEqual(["orphaned_blob"]);
  const again = new Sqlite(file);
  again.exec("drop table orphaned_blob");
  again.close();
  expect(await migrateFile(file)).toBeUndefined();
  expect(tablesOf(file)).toContain("company");
});

test("two processes that begin at once both find it done", async () => {
  const file = join(folder, "huvudbok.sqlite");
  const ends = await Promise.all([migrateInProcess(file), migrateInProcess(file)]);
  expect(ends).toEqual(["", ""]);
  const connection = new Sqlite(file, { readonly: true });
  const steps = connection.prepare("select name from kysely_migration order by name").pluck().all();
  connection.close();
  expect(steps).toEqual(MIGRATION_NAMES);
});

test.skipIf(ENGINES[1]?.isHere !== true)(
  "many that begin at once on PostgreSQL all find it done",
  async () => {
    const { place, dispose } = await newTestPlace("postgres");
    const databases = Array.from({ length: 8 }, () => openDatabase(place));
    const ends = await Promise.allSettled(databases.map(({ db }) => migrate(db, "postgres")));
    await Promise.all(databases.map((database) => database.close()));
    await dispose();
    expect(ends.filter(({ status }) => status === "rejected")).toEqual([]);
  },
);

/** What the process has to say; nothing when all went well. */
function migrateInProcess(file: string): Promise<string> {
  const program = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "database.ts"))});
    const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, "migrations.ts"))});
    const database = openDatabase({ engine: "sqlite", file: ${JSON.stringify(file)} });
    await migrate(database.db, "sqlite");
    await database.close();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  }
  return new Promise((done) => child.once("close", () => done(said)));
}
