import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyAsBeforeOrigin } from "../../../../test/before-origin.ts";
import { type RichBooks, richBooks } from "../../../../test/nothing-lost/rich-books.ts";
import { storedFindings } from "../../../../test/nothing-lost/stored-findings.ts";
import { ENGINES, newTestPlace } from "../../../../test/test-store.ts";
import { openDatabase } from "../database.ts";
import { asOne, migrate, migrateTo } from "../migrations.ts";
import { type AnyRow, type LastingTable, TABLE_KEYS } from "../table-pages.ts";

// ST28, ST29
describe.each(ENGINES)("chains from before origins, on $name", ({ engine, isHere }) => {
  const it = test.skipIf(!isHere);
  let dataDir: string;
  let books: RichBooks;
  let target: Awaited<ReturnType<typeof newTestPlace>>;

  beforeAll(async () => {
    if (!isHere) return;
    dataDir = await mkdtemp(join(tmpdir(), "huvudbok-origin-"));
    books = await richBooks(engine, dataDir);
    target = await newTestPlace(engine);
    await books.here.store.close();
    await copyAsBeforeOrigin(books.here.place, target.place);
  });
  afterAll(async () => {
    if (!isHere) return;
    await books.here.close();
    await target.dispose();
    await rm(dataDir, { recursive: true, force: true });
  });

  const rowsOf = async (table: LastingTable | "kysely_migration"): Promise<readonly AnyRow[]> => {
    const database = openDatabase(target.place);
    const columns = table === "kysely_migration" ? ["name"] : TABLE_KEYS[table];
    const key = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} order by ${key}`.execute(
      database.db,
    );
    await database.close();
    return rows;
  };
  const change = async (statement: string): Promise<void> => {
    const database = openDatabase(target.place);
    await sql.raw(statement).execute(database.db);
    await database.close();
  };
  const lift = async (): Promise<unknown> => {
    const database = openDatabase(target.place);
    try {
      await migrate(database.db, engine);
      return undefined;
    } catch (error) {
      return error;
    } finally {
      await database.close();
    }
  };

  class Undone extends Error {}
  /** The error of a lift after a change; both are taken back. */
  const liftAfter = async (statement: string): Promise<unknown> => {
    const database = openDatabase(target.place);
    let refused: unknown;
    await asOne(database.db, engine, async (tx) => {
      await sql.raw(statement).execute(tx);
      refused = await migrateTo(tx, engine).catch((error: unknown) => error);
      throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    await database.close();
    return refused;
  };

  it.each([
    [
      "who wrote a revision",
      `update revision set user_name = 'Någon' where intent = 'correct'`,
      /-transactions/,
    ],
    ["a link", `update revision set hash = '${"0".repeat(64)}' where intent = 'correct'`, /-transactions/],
    ["an old body", `update item_history set body = '{}' where id = 'A-3'`, /-transactions/],
    ["an old head", `update revision set head = '{}' where head_hash <> '' and head is not null`, /-/],
    ["a revision that is gone", `delete from revision where intent = 'correct'`, /-transactions/],
    ["an item that is gone", `delete from item_history where id = 'A-3'`, /-transactions/],
    ["the end of a chain", `update document set hash = '' where kind = 'transactions'`, /-transactions/],
    [
      "the name of a document",
      `update document set name = 'a.json' where kind = 'transactions'`,
      /-transactions/,
    ],
    ["a company", `update company set created_at = 1`, /company \d/],
    ["a user's own document", `update revision set at = 1 where company_id = 0`, /u-/],
  ])("are refused when %s is not what it was", async (_, statement, place) => {
    const error = await liftAfter(statement);
    expect(error).toMatchObject({ name: "BrokenChain", message: expect.stringMatching(place) });
    expect(String(error)).toContain("ingenting har ändrats");
  });

  it("may lack a body that law said must be emptied", async () => {
    expect(await liftAfter(`update item_history set body = null where id = 'A-3'`)).toBeUndefined();
  });

  it("stay as they are when one of them is refused", async () => {
    await change(`update revision set user_name = 'Anna B' where user_name = 'Anna'`);
    const tables = ["document", "revision", "item_history", "company", "kysely_migration"] as const;
    const before = await Promise.all(tables.map(rowsOf));
    expect(await lift()).toMatchObject({ name: "BrokenChain" });
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    await change(`update revision set user_name = 'Anna' where user_name = 'Anna B'`);
  });

  it("are moved, with every body as it was, and what they ended with is kept", async () => {
    const ends = await rowsOf("document");
    const [items, history] = [await rowsOf("item"), await rowsOf("item_history")];
    const log = await rowsOf("commit_log");
    expect(await lift()).toBeUndefined();
    expect(await storedFindings(target.place, dataDir)).toEqual([]);
    const same = (before: readonly AnyRow[], after: readonly AnyRow[]) =>
      expect(after).toEqual(before.map((row) => expect.objectContaining(row)));
    same(items, await rowsOf("item"));
    same(history, await rowsOf("item_history"));
    same(log, await rowsOf("commit_log"));
    const companies = await rowsOf("company");
    expect(companies.length).toBe(2);
    expect(new Set(companies.map(({ origin }) => String(origin))).size).toBe(2);
    const events = await rowsOf("company_event");
    expect(events.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ["rechained", 1],
      ["rechained", 1],
    ]);
    for (const event of events) {
      const own = ends.filter((row) => row["company_id"] === event["company_id"]);
      const kept = JSON.parse(String(event["body"])) as { documents: { hash: string; revision: number }[] };
      expect(kept.documents.map(({ hash, revision }) => [hash, revision])).toEqual(
        own.map(({ hash, revision }) => [hash, revision]),
      );
    }
    const moved = await rowsOf("document");
    expect(moved.every((row, index) => row["hash"] !== ends[index]?.["hash"])).toBe(true);
  });
});
