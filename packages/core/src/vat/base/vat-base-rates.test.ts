import { expect, test } from "vitest";
import { accountNo, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { publishedVatSplits } from "../../transaction/vat/vat-split-table.arbitrary.ts";
import { booksOf, chart, type Rows, range, reportOf } from "../vat-books.arbitrary.ts";
import { vatSummary } from "../vat-summary.ts";
import { ratesOfAccounts } from "./vat-base-rates.ts";

const named = (id: number, name: string) => [String(id), { ...newAccount(id, name), taxCode: 5 }] as const;
const accounts = new Map([
  ...chart,
  named(3001, "Försäljning 25 % moms"),
  named(3002, "Livsmedel"),
  named(3003, "Försäljning 6 % moms"),
]);

test("VR8: the rate of an account is known unless it may have had food at both rates", () => {
  const before = ratesOfAccounts(accounts, publishedVatSplits, isoDate("2026-03-31"));
  const after = ratesOfAccounts(accounts, publishedVatSplits, isoDate("2026-04-01"));
  expect([3001, 3002, 3003, 1930, 9999].map((id) => before(accountNo(id)))).toEqual([
    25,
    12,
    6,
    undefined,
    undefined,
  ]);
  expect([3001, 3002, 3003].map((id) => after(accountNo(id)))).toEqual([25, undefined, 6]);
});

const food = (vat: number, rate: number): Rows => [
  [3002, -1000],
  [vat, -10 * rate],
  [1930, 1000 + 10 * rate],
];
const plain: Rows = [
  [3001, -1000],
  [2611, -250],
  [1930, 1250],
];

test.each([
  ["2026-01-01", "2026-03-31", "Passed"],
  ["2026-04-01", "2026-06-30", "Passed"],
  // A year has the same goods at both rates, and what was sold before may come back afterwards.
  ["2026-01-01", "2026-12-31", "Passed"],
])("food rightly booked from %s to %s is not told as wrong", (from, to, expected) => {
  const books = booksOf(
    ["2026-01-01", "2026-12-31"],
    [
      ["2026-03-31", plain],
      ["2026-03-31", food(2621, 12)],
      ["2026-04-01", plain],
      ["2026-04-01", food(2631, 6)],
      ["2026-05-10", food(2621, 12).map(([account, amount]) => [account, -amount / 10] as const)],
    ],
    [],
    accounts,
  );
  const report = reportOf([books], [from, to]);
  expect(range(from, to)).toEqual(report.period);
  const summary = vatSummary(report, ratesOfAccounts(accounts, publishedVatSplits, isoDate(to)));
  expect(summary).toMatchObject({ status: expected, differences: [] });
});

test("food booked at another rate on the wrong box is still told by the sum of the group", () => {
  const wrong = food(2621, 6);
  const books = booksOf(["2026-01-01", "2026-12-31"], [["2026-04-01", wrong]], [], accounts);
  const report = reportOf([books], ["2026-04-01", "2026-06-30"]);
  const summary = vatSummary(report, ratesOfAccounts(accounts, publishedVatSplits, isoDate("2026-06-30")));
  expect(summary.differences).toMatchObject([{ base: 100_000, implied: 50_000 }]);
});
