import { expect, test } from "vitest";
import type { Actor } from "../../src/store/store.ts";
import {
  account,
  converted,
  fiscalYear,
  json,
  NEXT_YEAR,
  newBooks,
  sale,
  type TestCompany,
  YEAR,
} from "../test-books.ts";
import { addMember } from "../test-members.ts";
import { ENGINES, newActor, newTestPlace, openStoreAt, type TestStore } from "../test-store.ts";
import { IS_LONG } from "./seeded-random.ts";

const ROUNDS = IS_LONG ? 200 : 12;
const VOUCHERS = 40;
const isHere = ENGINES.some((engine) => engine.engine === "postgres" && engine.isHere);

interface Two {
  /** Anna's books at one server, and Bo's hands at another. */
  readonly annas: TestCompany;
  readonly bo: Actor;
  readonly first: TestStore;
  readonly second: TestStore;
}

async function withTwoServers(act: (two: Two) => Promise<void>): Promise<void> {
  const { where, place, dispose } = await newTestPlace("postgres");
  const clock = { now: new Date("2026-06-10T10:00:00Z") };
  const keep = { where, place, dispose: async () => undefined };
  const [first, second] = [await openStoreAt(keep, clock), await openStoreAt(keep, clock)];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const annas = await newBooks(first, await newActor(first, `Anna ${round}`));
      const bo = await addMember(first, annas, "bookkeeper");
      const settings = json({ version: 1, allowTransactionEdit: true });
      await first.store.documents.save(bo, "u-userSettings", undefined, settings);
      await act({ annas, bo, first, second });
      expect(await second.store.findFaults(annas.id)).toEqual([]);
    }
  } finally {
    await first.close();
    await second.close();
    await dispose();
  }
}

async function outcome(store: TestStore, actor: Actor, companyId: number, intent: string, changes: object[]) {
  const requestId = crypto.randomUUID();
  const made = await store.store.documents.commit(actor, json({ companyId, intent, requestId, changes }));
  return made.ok ? "done" : made.error.type;
}

const itemsOf = async (company: TestCompany, kind: string, field: string, year = YEAR) => {
  const items = (await company.load(kind, year)).document[field];
  return Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
};
const etagOf = async (company: TestCompany, kind: string, year = YEAR) =>
  (await company.load(kind, year)).etag;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.skipIf(!isHere)(
  "two who convert at two servers, while one of them registers: nothing is lost or doubled",
  async () => {
    await withTwoServers(async ({ annas, bo, first, second }) => {
      const key = annas.key("transactions");
      const append = Array.from({ length: VOUCHERS }, (_, index) => sale(index + 1));
      await annas.commit("register", [{ key, append }]);
      const etag = await etagOf(annas, "transactions");
      const conversion = (name: string) => [
        { key, ifMatch: etag, remove: append.map((_, index) => `A-${index + 1}`) },
        {
          key: annas.key("transactionDrafts"),
          put: append.map((_, index) => converted(`${name}${index}`, index + 1, index + 1)),
        },
      ];
      const outcomes = await Promise.all([
        outcome(first, annas.actor, annas.id, "convert", conversion("anna")),
        outcome(second, bo, annas.id, "convert", conversion("bo")),
        outcome(second, bo, annas.id, "register", [{ key, append: [sale(1000)] }]),
      ]);
      const converting = outcomes.slice(0, 2).filter((one) => one === "done").length;
      expect(converting).toBeLessThan(2);
      expect(outcomes[2]).toBe("done");
      const drafts = converting === 0 ? [] : await itemsOf(annas, "transactionDrafts", "drafts");
      const vouchers = await itemsOf(annas, "transactions", "transactions");
      expect([drafts.length, vouchers.length]).toEqual(converting === 1 ? [VOUCHERS, 1] : [0, VOUCHERS + 1]);
      expect(new Set(drafts.map((draft) => draft["annotation"])).size).toBe(drafts.length);
    });
  },
  IS_LONG ? 3_600_000 : 300_000,
);

test.skipIf(!isHere)(
  "a year that is deleted at one server while a voucher of it is corrected at another: both or one, and no mark is left",
  async () => {
    let round = 0;
    await withTwoServers(async ({ annas, bo, first, second }) => {
      round += 1;
      const settings = annas.key("accountSettings");
      await annas.commit("edit", [
        {
          key: settings,
          ifMatch: await etagOf(annas, "accountSettings"),
          put: [fiscalYear(NEXT_YEAR, 2026)],
        },
        { key: annas.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 3001].map(account) },
      ]);
      const next = annas.key("transactions", NEXT_YEAR);
      await annas.commit("register", [{ key: annas.key("transactions"), append: [sale()] }]);
      await annas.commit("register", [{ key: next, append: [sale(50, { date: "2026-02-01" })] }]);
      const deletion = [
        { key: settings, ifMatch: await etagOf(annas, "accountSettings"), remove: [NEXT_YEAR] },
        {
          key: annas.key("accountPlan", NEXT_YEAR),
          end: true,
          ifMatch: await etagOf(annas, "accountPlan", NEXT_YEAR),
        },
        { key: next, end: true, ifMatch: await etagOf(annas, "transactions", NEXT_YEAR) },
      ];
      const reversed = (kronor: number, fields: object) => sale(-kronor, { text: "Rättelse", ...fields });
      // In turns a voucher of the other year in the one that goes, and one of the one that goes in the other.
      const correction =
        round % 2 === 0
          ? {
              key: next,
              append: [
                reversed(100, {
                  date: "2026-03-01",
                  corrects: { fiscalYearId: YEAR, series: "A", number: 1 },
                }),
              ],
            }
          : {
              key: annas.key("transactions"),
              append: [
                reversed(50, {
                  date: "2025-12-31",
                  corrects: { fiscalYearId: NEXT_YEAR, series: "A", number: 1 },
                }),
              ],
            };
      const [deleted, corrected] = await Promise.all([
        later(round % 5).then(() => outcome(first, annas.actor, annas.id, "deleteYear", deletion)),
        later((round * 3) % 7).then(() => outcome(second, bo, annas.id, "correct", [correction])),
      ]);
      const years = await itemsOf(annas, "accountSettings", "fiscalYears2");
      expect(years.some(({ id }) => id === NEXT_YEAR)).toBe(deleted !== "done");
      const vouchers = await itemsOf(annas, "transactions", "transactions");
      const marks = vouchers.filter((voucher) => "correctedBy" in voucher).length;
      if (deleted === "done") {
        // What the deleted year corrected is not corrected any more; what was corrected here stays.
        expect(marks).toBe(0);
        expect(vouchers).toHaveLength(round % 2 === 1 && corrected === "done" ? 2 : 1);
      } else {
        expect(corrected).toBe("done");
        const others = await itemsOf(annas, "transactions", "transactions", NEXT_YEAR);
        expect(marks + others.filter((voucher) => "correctedBy" in voucher).length).toBe(1);
      }
    });
  },
  IS_LONG ? 3_600_000 : 300_000,
);
