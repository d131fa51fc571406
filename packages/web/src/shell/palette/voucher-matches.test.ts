import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { highestNumbers, type Transaction, transactionId } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { voucherMatches } from "./voucher-matches.ts";

const entries = [{ accountId: accountNo(1930), amount: ore(100) }];

function booksOf(...numbers: readonly (readonly [series: string, number: number])[]) {
  const transactions = numbers.map(
    ([series, number]): Transaction => ({
      series,
      number,
      date: isoDate("2025-01-02"),
      text: "Kaffe",
      entries,
      locked: false,
    }),
  );
  const items = new Map(transactions.map((each) => [String(transactionId(each.series, each.number)), each]));
  return { items, highest: highestNumbers(transactions) };
}

function upTo(series: string, last: number) {
  return Array.from({ length: last }, (_, index) => [series, index + 1] as const);
}

const books = booksOf(...upTo("A", 812), ...upTo("B", 60));

test.each([
  ["A 105", ["A 105"]],
  ["a105", ["A 105"]],
  ["105", ["A 105"]],
  ["A 5", ["A 5", "A 599", "A 598", "A 597"]],
  ["A 81", ["A 81", "A 812", "A 811", "A 810"]],
  ["60", ["A 60", "B 60", "A 609", "A 608"]],
  ["B 6", ["B 6", "B 60"]],
  ["C 1", []],
  ["A 900", []],
  ["A 05", []],
  ["A", []],
  ["", []],
  ["kaffe 5 kr", []],
])("%j means %j", (query, expected) => {
  const found = voucherMatches(query, books.items, books.highest);
  expect(found.map(({ series, number }) => `${series} ${number}`)).toEqual(expected);
});

test("gaps left by an import are passed over", () => {
  const gaps = booksOf(["A", 5], ["A", 51], ["A", 5000]);
  const found = voucherMatches("A 5", gaps.items, gaps.highest);
  expect(found.map(({ number }) => number)).toEqual([5, 5000, 51]);
});

test("in a year of 100,000 vouchers a key is answered at once", () => {
  const large = booksOf(...upTo("A", 100_000));
  const before = performance.now();
  for (let number = 1; number <= 1000; number += 1) voucherMatches(`A ${number}`, large.items, large.highest);
  // A thousand keys: 16 ms each would be 16 s, and a single search of the list takes some milliseconds.
  expect(performance.now() - before).toBeLessThan(1000);
});
