import { describe, expect, test } from "vitest";
import { account, fiscalYear, NEXT_YEAR, sale } from "../test-books.ts";
import { ENGINES } from "../test-store.ts";
import { KILLS_TIMEOUT, killedProducts } from "./killed-product.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { IS_LONG, SEED } from "./seeded-random.ts";

/** Half of them in a deletion, half in what takes it back. */
const KILLS = IS_LONG ? 60 : 2;
const VOUCHERS = 1500;
const LONGEST_WORK_MS = 400;

const onKilledProduct = killedProducts();

/** A second year with vouchers of an import, which nobody works in. */
async function addYear(client: ProductClient): Promise<void> {
  const put = Array.from({ length: VOUCHERS }, (_, index) => ({
    ...sale(index + 1, { date: "2026-03-01" }),
    number: index + 1,
    locked: true,
    regDate: "2026-04-01",
  }));
  const settings = await client.load(client.key("accountSettings"));
  const done = await client.commit("the year", "import", [
    { key: client.key("accountSettings"), ifMatch: settings?.etag, put: [fiscalYear(NEXT_YEAR, 2026)] },
    { key: client.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 3001].map(account) },
    { key: client.key("transactions", NEXT_YEAR), put },
  ]);
  if (done?.status !== 200) throw new Error(`the year could not be made: ${JSON.stringify(done)}`);
}

/** The year as it is stored: in the list, its chart, and its vouchers. */
async function storedYear(client: ProductClient) {
  const settings = await client.load(client.key("accountSettings"));
  const plan = await client.load(client.key("accountPlan", NEXT_YEAR));
  const vouchers = await client.load(client.key("transactions", NEXT_YEAR));
  return { settings, plan, vouchers };
}

type StoredYear = Awaited<ReturnType<typeof storedYear>>;

function changesOf(client: ProductClient, isDeletion: boolean, now: StoredYear, whole: StoredYear): object[] {
  const settings = { key: client.key("accountSettings"), ifMatch: now.settings?.etag };
  const plan = client.key("accountPlan", NEXT_YEAR);
  const vouchers = client.key("transactions", NEXT_YEAR);
  if (isDeletion) {
    return [
      { ...settings, remove: [NEXT_YEAR] },
      { key: plan, end: true, ifMatch: now.plan?.etag },
      { key: vouchers, end: true, ifMatch: now.vouchers?.etag },
    ];
  }
  return [
    { ...settings, put: [fiscalYear(NEXT_YEAR, 2026)] },
    { key: plan, head: { name: "BAS" }, put: whole.plan?.document["accounts2"] },
    { key: vouchers, head: {}, put: whole.vouchers?.document["transactions"] },
  ];
}

describe.each(ENGINES)("a server on $name that is killed in the deletion of a year", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    `has the year with all that is in it or nothing of it, and so when it comes back (${KILLS} times, seed ${SEED})`,
    () =>
      onKilledProduct(engine, newProductClient, async ({ client, killedAtWork }) => {
        await addYear(client);
        const whole = await storedYear(client);
        const contents = ({ plan, vouchers }: StoredYear) => [plan?.document, vouchers?.document];
        for (let kill = 0; kill < KILLS; kill += 1) {
          const isDeletion = kill % 2 === 0;
          const before = await storedYear(client);
          const intent = isDeletion ? "deleteYear" : "undo";
          const changes = changesOf(client, isDeletion, before, whole);
          const send = () => client.commit(`request ${kill}`, intent, changes);
          const first = await killedAtWork(LONGEST_WORK_MS, send);
          const now = await storedYear(client);
          const isThere = JSON.stringify(now.settings?.document["fiscalYears2"]).includes(NEXT_YEAR);
          expect(contents(now)).toEqual(isThere ? contents(whole) : [undefined, undefined]);
          if (first !== undefined)
            expect([first, isThere]).toEqual([{ status: 200, body: expect.anything() }, !isDeletion]);
          // The same request again: it is done, once.
          expect((await send())?.status).toBe(200);
          expect(contents(await storedYear(client))).toEqual(
            isDeletion ? [undefined, undefined] : contents(whole),
          );
        }
      }),
    KILLS_TIMEOUT,
  );
});
