import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { resultBesideLastYear } from "./result-so-far.ts";

const sale = (date: string, kronor: number) =>
  transaction("A 1", date, [
    [1930, kronor],
    [3001, -kronor],
  ]);
const books = (from: string, to: string, ...sales: readonly [string, number][]) =>
  buildLedger({
    fiscalYear: { ...year2025, from: isoDate(from), to: isoDate(to) },
    openingBalances: [],
    transactions: sales.map(([date, kronor]) => sale(date, kronor)),
  });

const ledger = books("2025-01-01", "2025-12-31", ["2025-02-28", 100], ["2025-03-01", 50]);
const before = books("2024-01-01", "2024-12-31", ["2024-02-28", 30], ["2024-02-29", 40], ["2024-03-01", 5]);

test.each([
  ["the last of February is beside the last of February", "2025-02-28", 10_000, 7000, 3000],
  ["an ordinary day is beside itself", "2025-02-27", 0, 0, 0],
  ["the whole year beside the whole year", "2025-12-31", 15_000, 7500, 7500],
])("%s", (_what, through, result, then, gain) => {
  expect(resultBesideLastYear(ledger, isoDate(through), before)).toEqual({
    result,
    before: { fiscalYear: before.fiscalYear, result: then, gain },
  });
});

test.each([
  ["there is no year before", undefined, "2025-02-28"],
  ["the year before was shorter", books("2024-02-01", "2024-12-31"), "2025-02-28"],
  ["the year before ended earlier", books("2024-01-01", "2024-01-31"), "2025-02-28"],
  ["this year has not begun", before, "2024-12-31"],
])("nothing is compared when %s", (_what, previous, through) => {
  expect(resultBesideLastYear(ledger, isoDate(through), previous).before).toBeUndefined();
});
