import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProductClient, type ProductClient } from "../nothing-lost/product-client.ts";
import { expectRefused, numbersOf, register } from "../nothing-lost/refused-calls.ts";
import { IS_LONG } from "../nothing-lost/seeded-random.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";
import { YEAR } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";

const isHere = ENGINES.some(({ engine, isHere }) => engine === "postgres" && isHere);
const FROZEN = "huvudbok-frozen";
/** More than the connections for writing that one thread of the other server has. */
const HELD_COMPANIES = 4;
const LOCK_MS = 6000;
/**
 * The time that calls of others may take meanwhile, on a busy machine. Without a connection they are refused before
 * that.
 */
const SOON_MS = 5000;
const LIMITS = {
  HUVUDBOK_DATABASE_CONNECT_SECONDS: "3",
  HUVUDBOK_DATABASE_LOCK_SECONDS: String(LOCK_MS / 1000),
  HUVUDBOK_DATABASE_IDLE_SECONDS: IS_LONG ? "15" : "10",
  HUVUDBOK_DATABASE_QUERY_SECONDS: "5",
};

describe.skipIf(!isHere)("two servers on one PostgreSQL, one stopped in the middle of commits", () => {
  const folders: string[] = [];
  let place: Awaited<ReturnType<typeof newTestPlace>>;
  let frozen: ServerProcess;
  let other: ServerProcess;
  let database: pg.Client;
  let held: readonly ProductClient[];
  let inHeldBooks: ProductClient;
  let neighbour: ProductClient;

  async function start(name: string, limits = LIMITS): Promise<ServerProcess> {
    if (place.where.engine !== "postgres") throw new Error("a place on PostgreSQL");
    const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-frozen-"));
    folders.push(dataDir);
    const shared = {
      HUVUDBOK_DATABASE_URL: place.where.url,
      HUVUDBOK_SECRET_KEY: "a key that both of them have, 32 or more",
    };
    return startServer({ dataDir, environment: { ...shared, ...limits, PGAPPNAME: name } });
  }

  beforeAll(async () => {
    place = await newTestPlace("postgres");
    if (place.where.engine !== "postgres") throw new Error("a place on PostgreSQL");
    database = new pg.Client({ connectionString: place.where.url });
    await database.connect();
    frozen = await start(FROZEN);
    other = await start("huvudbok-other");
    inHeldBooks = await newProductClient(other.origin);
    const others = Array.from({ length: HELD_COMPANIES - 1 }, () => newProductClient(other.origin));
    held = [inHeldBooks, ...(await Promise.all(others))];
    neighbour = await newProductClient(other.origin);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([frozen.kill(), other.kill()]);
    await database.end();
    await place.dispose();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  /** In how many companies the frozen process has a document locked in an idle transaction. */
  async function heldTransactions(): Promise<number> {
    const { rowCount } = await database.query(
      `select distinct a.pid from pg_stat_activity a join pg_locks l using (pid) join pg_class c on c.oid = l.relation
       where a.application_name = $1 and a.state = 'idle in transaction' and c.relname = 'document'
         and l.mode in ('RowShareLock', 'RowExclusiveLock')`,
      [FROZEN],
    );
    return rowCount ?? 0;
  }

  interface Stopped {
    readonly client: ProductClient;
    readonly requestId: string;
    readonly outcome: ReturnType<typeof register>;
  }

  /** Suspends the process inside a commit of each of these companies, and returns the outcomes of those commits. */
  async function freezeInCommits(companies: readonly ProductClient[]): Promise<readonly Stopped[]> {
    for (;;) {
      const stopped = companies.map((client) => {
        const requestId = randomUUID();
        return { client, requestId, outcome: register(client.at(frozen.origin), requestId, 60) };
      });
      await wait(Math.random() * 100);
      process.kill(frozen.pid, "SIGSTOP");
      await wait(30);
      if ((await heldTransactions()) === companies.length) return stopped;
      process.kill(frozen.pid, "SIGCONT");
      await Promise.all(stopped.map(({ outcome }) => outcome));
    }
  }

  /** Whether a commit was done, when the database has ended the transaction that the process left open. */
  async function isDone({ client, requestId }: Stopped): Promise<boolean> {
    await expect.poll(heldTransactions, { timeout: 60_000 }).toBe(0);
    const { rowCount } = await database.query(
      "select 1 from request where company_id = $1 and request_id = $2",
      [client.companyId, requestId],
    );
    return rowCount === 1;
  }

  /** Makes calls every 100 ms without waiting for earlier ones, and returns the longest time that any of them took. */
  async function longestOf(count: number, call: () => Promise<void>): Promise<number> {
    const calls = Array.from({ length: count }, async (_, index) => {
      await wait(index * 100);
      const from = performance.now();
      await call();
      return performance.now() - from;
    });
    return Math.max(...(await Promise.all(calls)));
  }

  /**
   * Items of the document that the commits hold, and a whole document beside it. Not that document whole: it grows by
   * hundreds of vouchers in each round, and forty people who read megabytes at once wait for one another.
   */
  async function expectReadable(client: ProductClient): Promise<void> {
    for (const path of [
      `/api/data/latest/${client.key("transactions", YEAR)}`,
      `/api/data/load/${client.key("accountPlan", YEAR)}.json`,
    ]) {
      expect(await client.call("GET", path)).toMatchObject({ status: 200 });
    }
  }

  test("nobody else waits, and in its companies nobody longer than the limit", async () => {
    for (let round = 0; round < (IS_LONG ? 20 : 1); round += 1) {
      const stopped = await freezeInCommits(held);
      const inHeld = held.flatMap((client) =>
        Array.from({ length: 12 }, async () => {
          const from = performance.now();
          const outcome = await register(client, randomUUID());
          return { outcome, ms: performance.now() - from };
        }),
      );
      const others: Readonly<Record<string, () => Promise<void>>> = {
        "a change in another company": async () =>
          expect(await register(neighbour, randomUUID())).toMatchObject({ status: 200 }),
        "reading another company": () => expectReadable(neighbour),
        "reading a held company": () => expectReadable(inHeldBooks),
        "a sign-in of somebody new": async () =>
          void (await signInByForm(other.origin, "Bo", `bo${randomUUID()}@example.se`)),
        "a look at its health": async () =>
          expect(await fetch(`${other.origin}/healthz`)).toMatchObject({ status: 200 }),
      };
      await Promise.all(
        Object.entries(others).map(async ([what, call]) =>
          expect(await longestOf(20, call), what).toBeLessThan(SOON_MS),
        ),
      );
      for (const { outcome, ms } of await Promise.all(inHeld)) {
        expect(ms).toBeLessThan(LOCK_MS + SOON_MS);
        if (outcome?.status !== 200) expectRefused(outcome, [503]);
      }
      await expectOutcomes(stopped);
    }
  }, 480_000);

  /** When the suspended process continues its answers match what was stored, and then it works as before. */
  async function expectOutcomes(stopped: readonly Stopped[]): Promise<void> {
    // One after the other: a connection takes one query at a time.
    const done: boolean[] = [];
    for (const one of stopped) done.push(await isDone(one));
    process.kill(frozen.pid, "SIGCONT");
    for (const [index, { client, requestId, outcome }] of stopped.entries()) {
      const thawed = await outcome;
      if (done[index] === true) expect(thawed).toMatchObject({ status: 200 });
      else expectRefused(thawed, [503]);
      await expect
        .poll(async () => (await register(client.at(frozen.origin), requestId, 60))?.status, {
          timeout: 30_000,
        })
        .toBe(200);
      const numbers = await numbersOf(client);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1));
    }
  }

  test("a stop while changes wait for the stopped process ends with 0, and soon", async () => {
    const third = await start("huvudbok-third", { ...LIMITS, HUVUDBOK_DATABASE_LOCK_SECONDS: "60" });
    const stopped = await freezeInCommits([inHeldBooks]);
    const waiting = Array.from({ length: 6 }, () => register(inHeldBooks.at(third.origin), randomUUID()));
    await wait(500);
    const from = performance.now();
    expect(await third.stop()).toBe(0);
    expect(performance.now() - from).toBeLessThan(8000);
    for (const outcome of await Promise.all(waiting)) {
      if (outcome !== undefined) expectRefused(outcome, [503]);
    }
    await expectOutcomes(stopped);
  }, 120_000);
});
