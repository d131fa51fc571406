import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createGuard } from "../src/guard/create-guard.ts";
import { commitDocuments } from "../src/store/commit/commit-documents.ts";
import { prepareCommit } from "../src/store/commit/prepare-commit.ts";
import { type Database, openDatabase } from "../src/store/database/database.ts";
import type { Engine } from "../src/store/database/steps/engine.ts";
import { json, newBooks, sale, type TestCompany } from "./test-books.ts";
import { TEST_GUARD } from "./test-limits.ts";
import { ENGINES, newActor, openTestStore, type TestStore } from "./test-store.ts";

// ST35. The benchmark `registration` holds the same for a year of 100,000 vouchers.

/** Begin and commit count. */
const MOST_STATEMENTS = 12;
const MOST_LOG_BYTES = 45_000;
const VOUCHERS = 1000;
const COUNTED = 40;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the statements that this thread sends to the database from now on. */
function countStatements(engine: Engine): () => number {
  if (engine === "postgres") {
    const query = vi.spyOn(pg.Client.prototype, "query");
    return () => query.mock.calls.length;
  }
  const memory = new Sqlite(":memory:");
  const prototype: Sqlite.Statement = Object.getPrototypeOf(memory.prepare("select 1"));
  memory.close();
  const spies = (["run", "all", "get", "iterate"] as const).map((method) => vi.spyOn(prototype, method));
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

/** Registers a voucher in this thread, as a thread of the store does it. */
async function register(database: Database, company: TestCompany): Promise<void> {
  const guard = createGuard(TEST_GUARD);
  const changes = [{ key: company.key("transactions"), append: [sale()] }];
  const body = json({ companyId: company.id, intent: "register", requestId: crypto.randomUUID(), changes });
  const prepared = prepareCommit(company.actor, body);
  if (!prepared.ok) throw new Error(prepared.error.message);
  const now = new Date("2025-06-10T11:00:00Z").getTime();
  const outcome = await commitDocuments({ database, guard }, company.actor, prepared.value, now);
  if (!outcome.ok) throw new Error(outcome.error.message);
}

/** Books with so many vouchers, which came by one import. */
async function booksWith(here: TestStore, vouchers: number): Promise<TestCompany> {
  const company = await newBooks(here, await newActor(here));
  const put = Array.from({ length: vouchers }, (_, index) => ({
    ...sale(index + 1),
    number: index + 1,
    regDate: "2025-03-01",
    sign: "Anna",
  }));
  const { etag } = await company.load("transactions");
  await company.commit("import", [{ key: company.key("transactions"), ifMatch: etag, put }]);
  return company;
}

describe.each(ENGINES)("a voucher that is registered on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)(`takes at most ${MOST_STATEMENTS} statements, in a year of any size`, async () => {
    const here = await openTestStore(engine);
    const database = openDatabase(here.place);
    const counts: number[] = [];
    for (const vouchers of [1, VOUCHERS]) {
      const company = await booksWith(here, vouchers);
      await register(database, company);
      const counted = countStatements(engine);
      await register(database, company);
      counts.push(counted());
      vi.restoreAllMocks();
    }
    await database.close();
    await here.close();
    expect(counts[0]).toBe(counts[1]);
    expect(counts[1]).toBeGreaterThan(5);
    expect(counts[1]).toBeLessThanOrEqual(MOST_STATEMENTS);
  });
});

test(`a voucher that is registered on SQLite writes at most ${MOST_LOG_BYTES} bytes of log, on average`, async () => {
  const here = await openTestStore("sqlite");
  const database = openDatabase(here.place);
  const company = await booksWith(here, VOUCHERS);
  const file = here.place.engine === "sqlite" ? here.place.file : "";
  const beside = new Sqlite(file);
  let bytes = 0;
  for (let turn = 0; turn < COUNTED; turn++) {
    beside.pragma("wal_checkpoint(TRUNCATE)");
    await register(database, company);
    bytes += statSync(`${file}-wal`).size;
  }
  beside.close();
  await database.close();
  await here.close();
  expect(bytes / COUNTED).toBeGreaterThan(10_000);
  expect(bytes / COUNTED).toBeLessThanOrEqual(MOST_LOG_BYTES);
});
