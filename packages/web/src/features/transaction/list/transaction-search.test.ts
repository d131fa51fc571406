import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { LISTED_TRANSACTIONS, transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { TransactionSearch } from "./transaction-search.ts";

const transactions = LISTED_TRANSACTIONS;
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
    ["ång", ["A 1"]],
    ["å", ["A 1", "A 2", "LÖN 1"]],
    ["cåfe", []],
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
    ["193", []],
    ["65 usd", []],
    ["cafemote", []],
    ["zzz", []],
  ])("%j", (search, expected) => {
    expect(found(new TransactionSearch(transactions), search, [0, 1, 2, 3])).toEqual(expected);
  });

  test("a series of digits, or of two words, is a part of the number", () => {
    const list = new TransactionSearch([
      transactionOf("2025", 10, "2025-01-01", ""),
      transactionOf("Kassa 1", 5, "2025-01-01", ""),
    ]);
    expect(list.matching("2025 10", [0, 1])).toEqual([0]);
    expect(list.matching("kassa 1 5", [0, 1])).toEqual([1]);
  });

  test("one digit more may find what fewer did not", () => {
    const list = new TransactionSearch(transactions);
    const all = [0, 1, 2, 3];
    expect(found(list, "193", all)).toEqual([]);
    expect(found(list, "1930", all)).toEqual(["A 1", "A 10"]);
  });

  test("one letter more looks only among what fewer found", () => {
    const list = new TransactionSearch(transactions);
    const all = [0, 1, 2, 3];
    const looks = vi.spyOn(all, "filter");
    expect(found(list, "a", all)).toEqual(["A 1", "A 2", "LÖN 1"]);
    expect(found(list, "an", all)).toEqual(["A 1", "LÖN 1"]);
    expect(found(list, "ang", all)).toEqual(["A 1"]);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(found(list, "caf", all)).toEqual(["A 2"]);
    expect(looks).toHaveBeenCalledTimes(2);
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
    transactionOf("A", index + 1, "2025-01-01", `Öl ${index}`),
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
    const changed = [
      ...many.slice(0, 700),
      transactionOf("A", 701, "2025-01-01", "Café"),
      ...many.slice(701),
    ];
    const before = new TransactionSearch(many);
    before.prepare();
    for (const known of [before, new TransactionSearch(many)]) {
      const list = new TransactionSearch(changed, known);
      expect(list.matching("cafe", [...changed.keys()])).toEqual([700]);
      expect(list.matching("öl 700", [...changed.keys()])).toEqual([]);
      expect(list.matching("öl 1199", [...changed.keys()])).toEqual([1199]);
    }
  });

  test("what has changed is searched as it is now, wherever it stands", () => {
    const before = new TransactionSearch(many);
    expect(before.matching("ol 7", [7])).toEqual([7]);
    for (const place of [0, 7, 499, 500, 1199]) {
      const changed = many.with(place, transactionOf("A", place + 1, "2025-01-01", "Café"));
      const list = new TransactionSearch(changed, before);
      expect(list.matching("cafe", [...changed.keys()])).toEqual([place]);
    }
  });

  test("what is known already is not prepared again", () => {
    let reads = 0;
    const counted = many.map(
      (transaction): Transaction => ({
        ...transaction,
        get text() {
          reads += 1;
          return transaction.text;
        },
      }),
    );
    const before = new TransactionSearch(counted);
    before.matching("x", []);
    expect(reads).toBe(1200);
    const list = new TransactionSearch([...counted.slice(0, 1100), ...many.slice(1100)], before);
    expect(list.matching("ol 1099", [...many.keys()])).toEqual([1099]);
    // The last slice contains what has changed, and is prepared as a whole.
    expect(reads).toBe(1300);
  });

  test("a text with any characters is folded as for itself", () => {
    const odd = transactionOf("A", 1, "2025-01-01", "ett\u0001två");
    const list = new TransactionSearch([odd, transactionOf("A", 2, "2025-01-01", "\u0308Åä")]);
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
