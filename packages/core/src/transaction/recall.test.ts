import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { addToRecall, recalledTransaction, scaledEntries } from "./recall.ts";
import { splitEntryVat, VAT_RATES } from "./split-entry-vat.ts";
import { balancedEntries, transactionOf } from "./transaction.arbitrary.ts";
import type { Entry, Transaction } from "./transaction.ts";

const entries = (...rows: readonly [number, number][]): Entry[] =>
  rows.map(([account, kronor]) => ({ accountId: accountNo(account), amount: ore(Math.round(kronor * 100)) }));
const make = (number: number, date: string, text: string) => transactionOf("A", number, date, text);

function recallIndex(transactions: readonly Transaction[]): Map<string, Transaction> {
  const index = new Map<string, Transaction>();
  addToRecall(index, transactions);
  return index;
}

test("a text recalls the latest transaction with the same words", () => {
  const index = recallIndex([
    make(2, "2025-03-01", "Café  Åsa"),
    make(3, "2025-03-01", "cafe asa "),
    make(1, "2025-02-01", "Café Åsa"),
    make(4, "2025-01-01", "Hyra"),
    make(5, "2025-01-01", "  "),
  ]);
  expect(recalledTransaction(index, "CAFÉ ÅSA")?.number).toBe(3);
  expect(recalledTransaction(index, "hyra")?.number).toBe(4);
  expect(recalledTransaction(index, "Hyr")).toBeUndefined();
  expect(recalledTransaction(index, " ")).toBeUndefined();
});

test("the latest is that of the latest date, whatever its number", () => {
  const [late, early] = [make(1, "2025-03-02", "Lera"), make(2, "2025-03-01", "Lera")];
  for (const both of [
    [late, early],
    [early, late],
  ]) {
    expect(recalledTransaction(recallIndex(both), "lera")).toBe(late);
  }
});

test("blanks between the words count as one, and not as none", () => {
  const index = recallIndex([make(1, "2025-03-01", "Café \t Åsa")]);
  expect(recalledTransaction(index, "café åsa")?.number).toBe(1);
  expect(recalledTransaction(index, "caféåsa")).toBeUndefined();
});

test("an index that is added to piece by piece is the one of all, and a text known before is renewed", () => {
  const all = [make(1, "2025-02-01", "Lera"), make(2, "2025-03-01", "Hyra"), make(3, "2025-03-02", "LERA")];
  const index = new Map<string, Transaction>();
  for (const one of all) addToRecall(index, [one]);
  expect(index).toEqual(recallIndex(all));
  expect(recalledTransaction(index, "lera")?.number).toBe(3);
  addToRecall(index, all);
  expect(index).toEqual(recallIndex(all));
});

describe("scaledEntries (3.D)", () => {
  test.each<[readonly Entry[], number, readonly number[]]>([
    [entries([1930, -1249], [5410, 999.2], [2641, 249.8]), 899, [-899, 719.2, 179.8]],
    [entries([1930, -1120], [6072, 1000], [2641, 120]), 1120, [-1120, 1000, 120]],
    [entries([1930, -300], [4010, 100], [5010, 100], [6110, 100]), 1000, [-1000, 333.34, 333.33, 333.33]],
    [entries([6110, 100], [2641, 25]), 0.02, [0.02, 0.01]],
    [entries([1930, -100], [6110, 60], [2641, 30]), 50, [-50, 30, 15]],
    [entries([1930, 0]), 100, [0]],
    [[], 100, []],
  ])("%j to %d kr", (rows, kronor, expected) => {
    const scaled = scaledEntries(rows, ore(Math.round(kronor * 100)));
    expect(scaled.map(({ amount }) => amount / 100)).toEqual(expected);
  });

  test("keeps text and objects, and leaves out what was of the booking itself", () => {
    const [bank, cost] = entries([1930, -100], [6110, 100]) as [Entry, Entry];
    const objects = [{ dimension: "1", object: "2" }];
    const rows: Entry[] = [
      {
        ...bank,
        text: "x",
        objects,
        quantity: 5,
        foreignCurrencyAmount: { amount: ore(1), currency: "EUR" },
      },
      cost,
      { ...cost, adjustmentType: false },
    ];
    expect(scaledEntries(rows, ore(5000))).toStrictEqual([
      { accountId: 1930, amount: -5000, text: "x", objects },
      { accountId: 6110, amount: 5000 },
    ]);
  });

  test("balanced stays balanced, and the largest row becomes the sum", () => {
    fc.assert(
      fc.property(balancedEntries, fc.integer({ min: 1, max: 1e9 }), (rows, sum) => {
        const scaled = scaledEntries(rows, ore(sum));
        expect(entriesBalance(scaled)).toBe(0);
        const amounts = rows.map(({ amount }) => Math.abs(amount));
        const largest = amounts.indexOf(Math.max(...amounts));
        if (amounts[largest] !== 0) expect(Math.abs(scaled[largest]?.amount ?? 0)).toBe(sum);
      }),
    );
  });
});

describe("splitEntryVat as the form offers it", () => {
  const account = (id: number, type: Parameters<typeof splitEntryVat>[0]["type"]) => ({
    id: accountNo(id),
    type,
  });

  test.each([
    [account(5410, "cost"), 125_000, 25, 100_000, 25_000, 2641],
    [account(1220, "asset"), 125_000, 25, 100_000, 25_000, 2641],
    [account(5410, "cost"), 112_00, 12, 100_00, 12_00, 2641],
    [account(3001, "income"), -125_00, 25, -100_00, -25_00, 2611],
    [account(3002, "income"), -112_00, 12, -100_00, -12_00, 2621],
    [account(3003, "income"), -106_00, 6, -100_00, -6_00, 2631],
  ] as const)("%j of %i öre at %i %%", (row, gross, rate, net, vat, vatAccountId) => {
    expect(splitEntryVat(row, ore(gross), rate)).toEqual({ net, vat, vatAccountId });
  });

  test.each([
    account(1930, "asset"),
    account(1630, "asset"),
    account(2440, "liability"),
    account(2081, "equity"),
    account(9000, "statistics"),
  ])("%j carries no VAT", (row) => {
    expect(splitEntryVat(row, ore(100), 25)).toBeUndefined();
  });

  test("the parts add up to the whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...VAT_RATES), (gross, rate) => {
        const parts = splitEntryVat(account(5410, "cost"), ore(gross), rate);
        expect((parts?.net ?? 0) + (parts?.vat ?? 0)).toBe(gross);
      }),
    );
  });
});
