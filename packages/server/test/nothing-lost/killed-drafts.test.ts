import { describe, expect, test } from "vitest";
import { account, YEAR } from "../test-books.ts";
import { ENGINES } from "../test-store.ts";
import { KILLS_TIMEOUT, killedProducts } from "./killed-product.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { IS_LONG, SEED } from "./seeded-random.ts";

const KILLS = IS_LONG ? 15 : 2;
const DRAFTS = 500;
const LONGEST_WORK_MS = 300;

const onKilledProduct = killedProducts();

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
      () =>
        onKilledProduct(engine, newProductClient, async ({ client, killedAtWork }) => {
          for (let round = 0; round < KILLS; round += 1) {
            const { now: before, send } = await begin(client, round);
            const first = await killedAtWork(LONGEST_WORK_MS, send);
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
        }),
      KILLS_TIMEOUT,
    );
  },
);
