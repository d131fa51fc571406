import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import * as z from "zod/mini";
import { newTestPlace, openStoreAt, type TestEngine, type TestStore } from "./test-store.ts";

const FOLDER = join(import.meta.dirname, "stored-data");

const expectedSchema = z.object({
  companies: z.record(
    z.string(),
    z.object({
      owner: z.string(),
      years: z.record(
        z.string(),
        z.object({ vouchers: z.array(z.string()), closing: z.record(z.string(), z.string()) }),
      ),
    }),
  ),
  documents: z.record(z.string(), z.looseObject({})),
  files: z.record(z.string(), z.string()),
  revisions: z.record(z.string(), z.array(z.string())),
});

/** The figures that data stored by an earlier version must give. */
export type ExpectedData = z.output<typeof expectedSchema>;

export interface StoredData extends TestStore {
  readonly expected: ExpectedData;
  /** The data folder, with the stored files; on SQLite the database is in it. */
  readonly dataDir: string;
}

/** Added to the copy: the stored data have no file that waits to be swept. */
export const ORPHANED_BLOB = { sha256: "0".repeat(64), since: 1 };
const addOrphanedBlob = (table: string) =>
  `insert into ${table} (sha256, since) values ('${ORPHANED_BLOB.sha256}', ${ORPHANED_BLOB.since})`;

/** Opens a copy of what commit 23021e3 stored (stored-data/README.md), which today's program brings up to date. */
export async function openStoredData({ engine }: TestEngine): Promise<StoredData> {
  const place = await newTestPlace(engine);
  const { where } = place;
  const dataDir =
    where.engine === "sqlite" ? where.folder : await mkdtemp(join(tmpdir(), "huvudbok-stored-files-"));
  await cp(join(FOLDER, "files"), join(dataDir, "files"), { recursive: true });
  if (where.engine === "postgres") await runDump(where.url);
  else {
    for (const name of ["huvudbok.sqlite", "sessions.sqlite"])
      await cp(join(FOLDER, "sqlite", name), join(dataDir, name));
    const connection = new Sqlite(join(dataDir, "huvudbok.sqlite"));
    connection.exec(addOrphanedBlob("loose_blob"));
    connection.close();
  }
  const expected = expectedSchema.parse(
    JSON.parse(await readFile(join(FOLDER, engine, "expected.json"), "utf8")),
  );
  const opened = await openStoreAt(place, { now: new Date("2026-02-01T10:00:00Z") });
  return {
    ...opened,
    expected,
    dataDir,
    close: async () => {
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runDump(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(join(FOLDER, "postgres", "dump.sql"), "utf8"));
  // The dump has emptied the search path.
  await client.query(addOrphanedBlob("public.loose_blob"));
  await client.end();
}
