import { decodeItem } from "@huvudbok/core/document";
import { draftOfTransaction } from "@huvudbok/core/draft";
import { describe, expect, test } from "vitest";
import { account, sale, YEAR } from "../test-books.ts";
import { ENGINES } from "../test-store.ts";
import { KILLS_TIMEOUT, killedProducts } from "./killed-product.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { IS_LONG, SEED } from "./seeded-random.ts";

/** Half of them there, half back. */
const KILLS = IS_LONG ? 40 : 2;
const VOUCHERS = 1500;
const ACCOUNTS = 1200;

const onKilledProduct = killedProducts();

const listOf = (value: unknown): readonly object[] => (Array.isArray(value) ? value : []);

/** The documents that a change is about, as they are stored. */
async function stored(client: ProductClient, kinds: readonly string[]) {
  const loaded = new Map<string, Awaited<ReturnType<ProductClient["load"]>>>();
  for (const kind of kinds) loaded.set(kind, await client.load(client.key(kind, YEAR)));
  return {
    etag: (kind: string) => loaded.get(kind)?.etag,
    items: (kind: string, field: string) => listOf(loaded.get(kind)?.document[field]),
    documents: [...loaded.values()].map((one) => one?.document),
  };
}
type Stored = Awaited<ReturnType<typeof stored>>;

/** A change there, and the one back, of what is stored of some kinds. */
interface KilledChange {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly longestWorkMs: number;
  readonly prepare: (client: ProductClient) => Promise<void>;
  readonly intents: readonly [there: string, back: string];
  readonly changes: (client: ProductClient, isThere: boolean, now: Stored, first: Stored) => object[];
}

const CONVERSION: KilledChange = {
  name: "the conversion of a year to drafts",
  kinds: ["transactions", "transactionDrafts"],
  longestWorkMs: 500,
  prepare: async (client) => {
    const settings = await client.call("POST", "/api/data/save/u-userSettings.json", {
      version: 1,
      allowTransactionEdit: true,
    });
    const key = client.key("transactions", YEAR);
    const { etag } = (await client.load(key)) ?? {};
    const append = Array.from({ length: VOUCHERS }, (_, index) => sale(index + 1));
    const sold = await client.commit("the vouchers", "register", [{ key, ifMatch: etag, append }]);
    expect([settings?.status, sold?.status]).toEqual([200, 200]);
  },
  intents: ["convert", "undo"],
  changes: (client, isThere, now, first) => {
    const vouchers = { key: client.key("transactions", YEAR), ifMatch: now.etag("transactions") };
    const drafts = { key: client.key("transactionDrafts", YEAR), ifMatch: now.etag("transactionDrafts") };
    const all = first.items("transactions", "transactions");
    if (isThere)
      return [
        { ...vouchers, remove: all.map(idOf) },
        { ...drafts, put: all.map(draftOf) },
      ];
    const remove = now.items("transactionDrafts", "drafts").map((draft) => textOf(draft, "id"));
    return [
      { ...vouchers, put: all },
      { ...drafts, remove },
    ];
  },
};

const RESET: KilledChange = {
  name: "the reset of a chart",
  kinds: ["accountPlan"],
  longestWorkMs: 250,
  prepare: async (client) => {
    const key = client.key("accountPlan", YEAR);
    const { etag } = (await client.load(key)) ?? {};
    const put = Array.from({ length: ACCOUNTS }, (_, index) => account(5000 + index));
    expect((await client.commit("the chart", "edit", [{ key, ifMatch: etag, put }]))?.status).toBe(200);
  },
  intents: ["edit", "edit"],
  changes: (client, isThere, now, first) => {
    const key = client.key("accountPlan", YEAR);
    const all = first.items("accountPlan", "accounts2");
    const others = Array.from({ length: ACCOUNTS }, (_, index) => account(7000 + index));
    const own = all.filter((one) => Number(numberOf(one)) >= 5000);
    const [put, leaving] = isThere ? [others, own] : [own, others];
    const head = { name: isThere ? "K1" : "BAS" };
    return [{ key, ifMatch: now.etag("accountPlan"), head, put, remove: leaving.map(numberOf) }];
  },
};

function idOf(json: object): string {
  return `${textOf(json, "series")}-${textOf(json, "number")}`;
}

function numberOf(json: object): string {
  return textOf(json, "id");
}

function textOf(json: object, field: string): string {
  return String(Object.entries(json).find(([name]) => name === field)?.[1]);
}

/** The draft of a stored voucher, whose kronor stay as they are. */
function draftOf(json: object, index: number): object {
  const transaction = decodeItem("transactions", json);
  if (!transaction.ok) throw new Error(`no transaction: ${JSON.stringify(json)}`);
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
  return { ...draftOfTransaction(transaction.value, id), entries: listOf(Reflect.get(json, "entries")) };
}

describe.each(ENGINES)("a server on $name that is killed", ({ engine, isHere }) => {
  test.skipIf(!isHere).each([CONVERSION, RESET])(
    `in $name has all of it or nothing, and so when it is taken back (${KILLS} times, seed ${SEED})`,
    ({ kinds, longestWorkMs, prepare, intents, changes }) =>
      onKilledProduct(engine, newProductClient, async ({ client, killedAtWork }) => {
        await prepare(client);
        const first = await stored(client, kinds);
        let changed: Stored["documents"] | undefined;
        for (let kill = 0; kill < KILLS; kill += 1) {
          const isThere = kill % 2 === 0;
          const before = await stored(client, kinds);
          const made = changes(client, isThere, before, first);
          const send = () => client.commit(`request ${kill}`, intents[isThere ? 0 : 1], made);
          const answer = await killedAtWork(longestWorkMs, send);
          const killed = await stored(client, kinds);
          const isDone = kinds.some((kind) => killed.etag(kind) !== before.etag(kind));
          if (!isDone) expect(killed.documents).toEqual(before.documents);
          if (answer !== undefined) expect([answer.status, isDone]).toEqual([200, true]);
          // The same request again: it is done, once.
          const again = await send();
          expect([again?.status, again?.body]).toEqual([200, expect.anything()]);
          const after = await stored(client, kinds);
          if (isDone) expect(killed.documents).toEqual(after.documents);
          if (!isThere) expect(after.documents).toEqual(first.documents);
          changed ??= after.documents;
          if (isThere) expect(after.documents).toEqual(changed);
        }
      }),
    KILLS_TIMEOUT,
  );
});
