import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "./transaction.ts";
import { TransactionSearch } from "./transaction-search.ts";

const make = (
  series: string,
  number: number,
  date: string,
  text: string,
  amounts: readonly [number, number][],
): Transaction => ({
  series,
  number,
  date: isoDate(date),
  text,
  entries: amounts.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) })),
  locked: false,
});
const transactions: readonly Transaction[] = [
  make("A", 1, "2025-03-01", "Ångbåt till Öland", [
    [1930, -249_50],
    [5800, 200_00],
    [2641, 49_50],
  ]),
  {
    ...make("A", 2, "2025-02-01", "Café", [
      [1910, -65_00],
      [6071, 65_00],
    ]),
    annotation: "Möte med Åsa",
  },
  make("A", 10, "2025-02-01", "bensin", [
    [1930, -1930_00],
    [5611, 1930_00],
  ]),
  {
    ...make("LÖN", 1, "2025-03-25", "Lön", []),
    entries: [{ accountId: accountNo(7010), amount: ore(25_000_00), text: "Månadslön" }],
  },
];
const ids = (list: readonly Transaction[]) => list.map(({ series, number }) => `${series} ${number}`);

const found = (list: TransactionSearch, search: string, among: readonly number[]) =>
  ids(list.matching(search, among).flatMap((position) => list.transactions[position] ?? []));

describe("the search of the list", () => {
  test.each<[string, readonly string[]]>([
    ["", ["A 1", "A 2", "A 10", "LÖN 1"]],
    ["ang", ["A 1"]],
    ["oland", ["A 1"]],
    ["CAFE", ["A 2"]],
    ["åsa", ["A 2"]],
    ["månads", ["LÖN 1"]],
    ["10", ["A 10"]],
    ["a 10", ["A 10"]],
    ["A1", ["A 1"]],
    ["lön1", ["LÖN 1"]],
    ["1930", ["A 1", "A 10"]],
    ["5611", ["A 10"]],
    ["249,50", ["A 1"]],
    ["-65", ["A 2"]],
    ["200", ["A 1"]],
    ["zzz", []],
  ])("%j", (search, expected) => {
    expect(found(new TransactionSearch(transactions), search, [0, 1, 2, 3])).toEqual(expected);
  });

  test("it looks among the given positions, and keeps their order", () => {
    expect(found(new TransactionSearch(transactions), "1930", [2, 1, 0])).toEqual(["A 10", "A 1"]);
  });

  test("the sum of a transaction, without struck rows", () => {
    const [first] = transactions;
    if (first === undefined) throw new Error("no transaction");
    const struck = { ...first, entries: first.entries.map((entry) => ({ ...entry, adjustmentType: false })) };
    const list = new TransactionSearch([first, struck]);
    expect(list.matching("249,5", [0, 1])).toEqual([0, 1]);
    const halves = {
      ...first,
      entries: [ore(100), ore(150), ore(-250)].map((amount) => ({ accountId: accountNo(1930), amount })),
    };
    const joined = {
      ...halves,
      entries: [
        ...halves.entries.slice(0, 2),
        { accountId: accountNo(1930), amount: ore(-200) },
        { accountId: accountNo(1930), amount: ore(-50) },
      ],
    };
    expect(new TransactionSearch([joined]).matching("2,50", [0])).toEqual([0]);
    const half = {
      ...joined,
      entries: joined.entries.map((entry, index) =>
        index === 0 ? { ...entry, adjustmentType: false } : entry,
      ),
    };
    expect(new TransactionSearch([half]).matching("2,50", [0])).toEqual([]);
  });
});

describe("preparing", () => {
  const many = Array.from({ length: 1200 }, (_, index) =>
    make("A", index + 1, "2025-01-01", `Öl ${index}`, []),
  );

  test("is done slice by slice", () => {
    const list = new TransactionSearch(many);
    expect(list.isReady).toBe(false);
    list.prepare();
    expect(list.isReady).toBe(false);
    list.prepare();
    list.prepare();
    expect(list.isReady).toBe(true);
    expect(list.matching("ol 119", [...many.keys()])).toEqual([
      119,
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => 1190 + n),
    ]);
  });

  test("a changed list takes over what is known, and finds what has come", () => {
    const changed = [...many.slice(0, 700), make("A", 701, "2025-01-01", "Café", []), ...many.slice(701)];
    const before = new TransactionSearch(many);
    before.prepare();
    for (const known of [before, new TransactionSearch(many)]) {
      const list = new TransactionSearch(changed, known);
      expect(list.matching("cafe", [...changed.keys()])).toEqual([700]);
      expect(list.matching("öl 700", [...changed.keys()])).toEqual([]);
      expect(list.matching("öl 1199", [...changed.keys()])).toEqual([1199]);
    }
  });

  test("a text with any characters is folded as for itself", () => {
    const odd = make("A", 1, "2025-01-01", "ett\u0001två", []);
    const list = new TransactionSearch([odd, make("A", 2, "2025-01-01", "\u0308Åä", [])]);
    expect(list.matching("ett\u0001tva", [0, 1])).toEqual([0]);
    expect(list.matching("aa", [0, 1])).toEqual([1]);
  });
});

test("a search after another finds what it finds alone", () => {
  const texts = fc.array(fc.stringMatching(/^[aåbn1 93]{0,4}$/), { minLength: 1, maxLength: 5 });
  const [all, some] = [
    [0, 1, 2, 3],
    [3, 1],
  ];
  fc.assert(
    fc.property(texts, fc.array(fc.boolean()), (searches, isSome) => {
      const list = new TransactionSearch(transactions);
      for (const [index, search] of searches.entries()) {
        const among = isSome[index] === true ? some : all;
        expect(list.matching(search, among)).toEqual(
          new TransactionSearch(transactions).matching(search, among),
        );
      }
    }),
  );
});
