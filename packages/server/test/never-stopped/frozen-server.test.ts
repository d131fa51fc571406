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
import { signInByForm } from "../sign-in-by-form.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";

const isHere = ENGINES.some(({ engine, isHere }) => engine === "postgres" && isHere);
const FROZEN = "huvudbok-frozen";
/** What others may take meanwhile, on a machine with much else to do. */
const SOON_MS = 5000;
const LIMITS = {
  HUVUDBOK_DATABASE_CONNECT_SECONDS: "3",
  HUVUDBOK_DATABASE_LOCK_SECONDS: "2",
  HUVUDBOK_DATABASE_IDLE_SECONDS: IS_LONG ? "15" : "6",
  HUVUDBOK_DATABASE_QUERY_SECONDS: "5",
};

describe.skipIf(!isHere)("two servers on one PostgreSQL, one stopped in the middle of a commit", () => {
  const folders: string[] = [];
  let place: Awaited<ReturnType<typeof newTestPlace>>;
  let frozen: ServerProcess;
  let other: ServerProcess;
  let database: pg.Client;
  let client: ProductClient;
  /** The same person in the same company at the process that is stopped. */
  let thawed: ProductClient;
  let neighbour: ProductClient;

  beforeAll(async () => {
    place = await newTestPlace("postgres");
    if (place.where.engine !== "postgres") throw new Error("a place on PostgreSQL");
    const { url } = place.where;
    database = new pg.Client({ connectionString: url });
    await database.connect();
    const start = async (name: string) => {
      const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-frozen-"));
      folders.push(dataDir);
      const shared = {
        HUVUDBOK_DATABASE_URL: url,
        HUVUDBOK_SECRET_KEY: "a key that both of them have, 32 or more",
      };
      return startServer({ dataDir, environment: { ...shared, ...LIMITS, PGAPPNAME: name } });
    };
    frozen = await start(FROZEN);
    other = await start("huvudbok-other");
    client = await newProductClient(other.origin);
    thawed = client.at(frozen.origin);
    neighbour = await newProductClient(other.origin);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([frozen.kill(), other.kill()]);
    await database.end();
    await place.dispose();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  /** Whether the frozen process holds a document in a transaction that waits for it. */
  async function holdsDocument(): Promise<boolean> {
    const { rowCount } = await database.query(
      `select 1 from pg_stat_activity a join pg_locks l using (pid) join pg_class c on c.oid = l.relation
       where a.application_name = $1 and a.state = 'idle in transaction' and c.relname = 'document'
         and l.mode in ('RowShareLock', 'RowExclusiveLock')`,
      [FROZEN],
    );
    return (rowCount ?? 0) > 0;
  }

  /** Stops the process inside a commit, and gives what will become of that one. */
  async function freezeInCommit(): Promise<{ readonly outcome: ReturnType<typeof register> }> {
    for (;;) {
      const outcome = register(thawed, randomUUID(), 30);
      await wait(Math.random() * 60);
      process.kill(frozen.pid, "SIGSTOP");
      await wait(30);
      if (await holdsDocument()) return { outcome };
      process.kill(frozen.pid, "SIGCONT");
      await outcome;
    }
  }

  test("the other goes on for everybody else at once, and for the company when the time is over", async () => {
    for (let round = 0; round < (IS_LONG ? 20 : 1); round += 1) {
      const { outcome: stopped } = await freezeInCommit();
      const waiting = Array.from({ length: 24 }, () => register(client, randomUUID()));
      const soon = async (what: Promise<unknown>) => {
        const from = performance.now();
        const value = await what;
        expect(performance.now() - from).toBeLessThan(SOON_MS);
        return value;
      };
      await wait(200);
      expect(await soon(register(neighbour, randomUUID()))).toMatchObject({ status: 200 });
      expect(await soon(numbersOf(neighbour))).toHaveLength(round + 1);
      await soon(numbersOf(client));
      await soon(signInByForm(other.origin, "Bo", `bo${round}@example.se`));
      expect(await soon(fetch(`${other.origin}/healthz`))).toMatchObject({ status: 200 });
      for (const outcome of await Promise.all(waiting)) {
        if (outcome?.status !== 200) expectRefused(outcome, [503]);
      }
      await expect
        .poll(async () => (await register(client, randomUUID()))?.status, { timeout: 60_000 })
        .toBe(200);
      process.kill(frozen.pid, "SIGCONT");
      // It may have been stopped with nothing left to do but to say so: then all of it is there.
      const thawedOutcome = await stopped;
      if (thawedOutcome?.status !== 200) expectRefused(thawedOutcome, [503]);
      const numbers = await numbersOf(client);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
      await expect
        .poll(async () => (await register(thawed, randomUUID()))?.status, { timeout: 30_000 })
        .toBe(200);
    }
  }, 240_000);
});
