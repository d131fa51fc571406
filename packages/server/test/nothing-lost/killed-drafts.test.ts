import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { account, YEAR } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

const KILLS = IS_LONG ? 15 : 2;
const DRAFTS = 500;
const LONGEST_WORK_MS = 300;

let compiled: string;
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), "huvudbok-compiled-"));
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

const ENTRIES = [
  { accountId: 1930, amount: 100 },
  { accountId: 3001, amount: -100 },
];
const idOf = (round: number, index: number) =>
  `${String(round).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;

/** The drafts of a round, and what the year has of them. */
async function stored(client: ProductClient) {
  const drafts = await client.load(client.key("transactionDrafts", YEAR));
  const transactions = await client.load(client.key("transactions", YEAR));
  const chart = await client.load(client.key("accountPlan", YEAR));
  return {
    etags: { drafts: drafts?.etag, chart: chart?.etag },
    drafts: listOf(drafts?.document["drafts"]).length,
    transactions: listOf(transactions?.document["transactions"]).length,
    accounts: listOf(chart?.document["accounts2"]).length,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Makes drafts, and sends their registration together with a chart of other accounts. */
async function begin(client: ProductClient, round: number) {
  const ids = Array.from({ length: DRAFTS }, (_, index) => idOf(round, index));
  const before = await stored(client);
  const drafts = { key: client.key("transactionDrafts", YEAR), ifMatch: before.etags.drafts };
  const put = ids.map((id) => ({ id, date: "2025-03-01", text: "Utkast", entries: ENTRIES }));
  const made = await client.commit(`drafts ${round}`, "edit", [{ ...drafts, put }]);
  if (made?.status !== 200) throw new Error(`no drafts: ${JSON.stringify(made)}`);
  const now = await stored(client);
  const append = ids.map(() => ({
    series: "A",
    date: "2025-03-01",
    text: "Utkast",
    entries: ENTRIES,
    locked: false,
  }));
  const accounts = Array.from({ length: 200 }, (_, index) => account(5000 + round * 200 + index));
  const send = async () =>
    client.commit(`registration ${round}`, "register", [
      { key: client.key("transactions", YEAR), append },
      { key: client.key("transactionDrafts", YEAR), ifMatch: now.etags.drafts, remove: ids },
      { key: client.key("accountPlan", YEAR), ifMatch: now.etags.chart, put: accounts },
    ]);
  return { now, send };
}

describe.each(ENGINES)(
  "a server on $name that is killed while drafts are registered",
  ({ engine, isHere }) => {
    test.skipIf(!isHere)(
      `has all of them as transactions or all as drafts, and the chart with them (${KILLS} times, seed ${SEED})`,
      async () => {
        const random = seededRandom(SEED);
        const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-drafts-"));
        const postgres = engine === "postgres" ? await newTestPlace(engine) : undefined;
        const file = join(dataDir, "huvudbok.sqlite");
        const place: DatabasePlace = postgres?.place ?? { engine: "sqlite", file };
        const url = place.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: place.url } : {};
        const environment = { NODE_COMPILE_CACHE: compiled, ...url };
        let server = await startServer({ dataDir, environment });
        try {
          const client = await newProductClient(server.origin);
          for (let round = 0; round < KILLS; round += 1) {
            const { now: before, send } = await begin(client, round);
            const sent = send();
            await wait(random(LONGEST_WORK_MS));
            await server.kill();
            const first = await sent;
            server = await startServer({ dataDir, environment });
            client.origin = server.origin;
            const killed = await stored(client);
            const isDone = killed.drafts === 0;
            const { drafts, transactions, accounts } = before;
            const after = { drafts: 0, transactions: transactions + DRAFTS, accounts: accounts + 200 };
            expect(killed).toMatchObject(isDone ? after : { drafts, transactions, accounts });
            if (first !== undefined) expect([first.status, isDone]).toEqual([200, true]);
            // The same request again: it is done, once.
            expect((await send())?.status).toBe(200);
            expect(await stored(client)).toMatchObject(after);
          }
          expect((await storedFindings(place, dataDir)).map(dataFindingText)).toEqual([]);
        } finally {
          await server.kill();
          await postgres?.dispose();
          await rm(dataDir, { recursive: true, force: true });
        }
      },
      IS_LONG ? 3_600_000 : 300_000,
    );
  },
);
