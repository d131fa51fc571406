import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/store/database/database.ts";
import type { Tables } from "../../src/store/database/database-tables.ts";
import type { AnyRow } from "../../src/store/database/table-pages.ts";
import { verifyTables } from "../../src/store/verify/verify-data.ts";
import { ENGINES } from "../test-store.ts";
import { changedValue } from "./changed-value.ts";
import { type RichBooks, richBooks } from "./rich-books.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { backUp, dump } from "./sqlite-dump.ts";
import { storedFindings } from "./stored-findings.ts";

/**
 * Every table with books, people or files in it. Sessions and the list for the sweep are covered by no hash
 * (docs/operations.md).
 */
const TABLES = [
  "company",
  "company_event",
  "event_log",
  "member",
  "user_account",
  "document",
  "item",
  "revision",
  "item_history",
  "request",
  "file",
  "person",
  "passkey",
  "enrolment_link",
  "lineage",
  "commit_log",
] as const;

const BITS = IS_LONG ? 5000 : 80;

describe.each(ENGINES)("a change of stored data on $name", ({ engine, isHere }) => {
  let books: RichBooks;
  let dataDir: string;
  const it = test.skipIf(!isHere);
  // A statement costs more on PostgreSQL, and the checks are the same.
  const values = IS_LONG ? 5000 : engine === "sqlite" ? 200 : 60;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "huvudbok-bytes-"));
    if (isHere) books = await richBooks(engine, dataDir);
  });
  afterAll(async () => {
    if (isHere) await books.here.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("is not seen where there is none", async () => {
    expect(await storedFindings(books.here.place, dataDir)).toEqual([]);
    const database = openDatabase(books.here.place);
    expect(await afterwards(database.db, () => Promise.resolve())).toBe(0);
    await database.close();
  });

  it(`is seen in every value of every table (${values} changes, seed ${SEED})`, async () => {
    const database = openDatabase(books.here.place);
    const random = seededRandom(SEED);
    const unseen: string[] = [];
    const columns = new Set<string>();
    for (let seen = 0; seen < values; ) {
      const change = await changeOneValue(database.db, random);
      if (change === undefined) continue;
      seen += 1;
      columns.add(change.column);
      if (change.findings === 0) unseen.push(change.what);
    }
    await database.close();
    expect(unseen).toEqual([]);
    expect(columns.size).toBeGreaterThan(Math.min(70, values / 4));
  });

  it("is seen when any row is gone", async () => {
    const database = openDatabase(books.here.place);
    const unseen: string[] = [];
    for (const table of TABLES) {
      for (const row of (await rowsOf(database.db, table)).filter((one) => !mayGo(table, one))) {
        const findings = await afterwards(database.db, async (tx) => {
          await sql`delete from ${sql.table(table)} where ${isRow(row)}`.execute(tx);
        });
        if (findings === 0) unseen.push(`${table} ${JSON.stringify(row)}`);
      }
    }
    await database.close();
    expect(unseen).toEqual([]);
    // Only against a test that hangs: every row is removed once, which took 6 and 67 s with sixteen other processes on
    // two cores.
  }, 180_000);

  it("is seen in every stored file", async () => {
    const random = seededRandom(SEED);
    const files = (await readdir(join(dataDir, "files"), { recursive: true })).filter((name) =>
      /[0-9a-f]{64}$/.test(name),
    );
    expect(files.length).toBe(4);
    for (const name of files) {
      const path = join(dataDir, "files", name);
      const bytes = await readFile(path);
      await writeFile(path, flipped(bytes, random(bytes.length), random(8)));
      expect((await storedFindings(books.here.place, dataDir)).map(({ code }) => code)).toEqual([
        "bytes-damaged",
      ]);
      await rm(path);
      expect((await storedFindings(books.here.place, dataDir)).map(({ code }) => code)).toEqual([
        "bytes-missing",
      ]);
      await writeFile(path, bytes);
    }
  });
});

test(`a changed bit of the SQLite file is seen, unless nothing is stored there (${BITS} bits, seed ${SEED})`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-bits-"));
  const books = await richBooks("sqlite", dataDir);
  const whole = join(dataDir, "whole.sqlite");
  await backUp(sqliteFile(books), whole);
  const bytes = await readFile(whole);
  const before = dump(whole, TABLES);
  const random = seededRandom(SEED);
  const folder = join(dataDir, "copy");
  await mkdir(folder, { recursive: true });
  const copy = join(folder, "huvudbok.sqlite");
  const unseen: number[] = [];
  for (let changed = 0; changed < BITS; ) {
    const at = random(bytes.length);
    await writeFile(copy, flipped(bytes, at, random(8)));
    if (dump(copy, TABLES) === before) continue;
    changed += 1;
    if ((await storedFindings({ engine: "sqlite", file: copy }, dataDir)).length === 0) unseen.push(at);
  }
  await books.here.close();
  await rm(dataDir, { recursive: true, force: true });
  expect(unseen).toEqual([]);
});

/**
 * Rows that are removed in normal use: answers to old requests, old writes, and files that nothing has ever referred
 * to. Links too, and an owner without a passkey enrols again.
 */
function mayGo(table: string, row: AnyRow): boolean {
  if (table === "passkey" || table === "enrolment_link") return true;
  return table === "request" || table === "commit_log" || (table === "file" && row["referred"] === 0);
}

/**
 * Changes one value of one row, counts the findings, and rolls the change back. Undefined when the database refuses it.
 */
async function changeOneValue(db: Kysely<Tables>, random: (limit: number) => number) {
  const table = TABLES[random(TABLES.length)] ?? "item";
  const rows = await rowsOf(db, table);
  const row = rows[random(rows.length)] ?? {};
  const names = Object.keys(row);
  const name = names[random(names.length)] ?? "";
  const value = changedValue(row[name], random);
  const change = async (tx: Kysely<Tables>): Promise<void> => {
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${isRow(row)}`.execute(tx);
  };
  const findings = await afterwards(db, change).catch(() => undefined);
  if (findings === undefined) return undefined;
  return {
    column: `${table}.${name}`,
    what: `${table}.${name}: ${String(row[name])} -> ${String(value)}`,
    findings,
  };
}

async function rowsOf(db: Kysely<Tables>, table: string): Promise<readonly AnyRow[]> {
  return (await sql<AnyRow>`select * from ${sql.table(table)}`.execute(db)).rows;
}

function isRow(row: AnyRow) {
  const columns = Object.entries(row).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  return sql.join(columns, sql` and `);
}

class Undone extends Error {}

/** The number of findings after a change, which is then rolled back. */
async function afterwards(
  db: Kysely<Tables>,
  change: (tx: Kysely<Tables>) => Promise<void>,
): Promise<number> {
  let findings = 0;
  try {
    await db.transaction().execute(async (tx) => {
      await change(tx);
      await verifyTables({ tx, onFinding: () => (findings += 1), onRows: () => undefined });
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return findings;
}

function sqliteFile({ here: { place } }: RichBooks): string {
  return place.engine === "sqlite" ? place.file : "";
}

function flipped(bytes: Buffer, at: number, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
}
