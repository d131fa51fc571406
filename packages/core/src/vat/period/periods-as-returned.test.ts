import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { range } from "../vat-books.arbitrary.ts";
import { periodsAsReturned } from "./periods-as-returned.ts";
import type { VatPeriodType } from "./vat-period.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const Q1 = ["2025-01-01", "2025-03-31"] as const;
const Q2 = ["2025-04-01", "2025-06-30"] as const;
const [JANUARY, FEBRUARY, MARCH, APRIL] = [
  ["2025-01-01", "2025-01-31"],
  ["2025-02-01", "2025-02-28"],
  ["2025-03-01", "2025-03-31"],
  ["2025-04-01", "2025-04-30"],
] as const;
/** The fiscal year begins in the middle of a quarter, which it shares with the year before. */
const BROKEN = ["2025-02-01", "2026-01-31"] as const;

type Days = readonly [string, string];
const declared = (days: Days, kind: HandedOut["kind"] = "vat"): HandedOut => ({
  kind,
  period: range(...days),
  isDeclared: true,
});
const made = (days: Days, kind: HandedOut["kind"] = "vat"): HandedOut => ({
  ...declared(days, kind),
  isDeclared: false,
});

/** The kinds of the first periods of a year, with their first days. */
function told(type: VatPeriodType, filings: readonly HandedOut[], today = "2026-02-01", year: Days = YEAR) {
  const periods = periodsAsReturned(filings, isoDate(today))(range(...year), type);
  return periods.map((each) => `${each.type} ${each.period.from.slice(2, 7)}-${each.period.to.slice(5, 7)}`);
}

const QUARTERS = ["quarter 25-01-03", "quarter 25-04-06", "quarter 25-07-09", "quarter 25-10-12"];
const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const month = String(at + 1).padStart(2, "0");
  return `month 25-${month}-${month}`;
});
const OF_Q1 = QUARTERS.slice(0, 1);
const OTHER_QUARTERS = QUARTERS.slice(1);

test.each<[string, readonly HandedOut[], readonly string[]]>([
  ["no return: as the company has it now", [], QUARTERS],
  ["a sales list is no return", [declared(JANUARY, "ecSales")], QUARTERS],
  ["the quarter itself", [declared(Q1)], QUARTERS],
  [
    "a month handed in: its quarter has months",
    [declared(FEBRUARY)],
    [...MONTHS.slice(0, 3), ...OTHER_QUARTERS],
  ],
  ["the quarter handed in, and a month of it: the quarter", [declared(JANUARY), declared(Q1)], QUARTERS],
  ["a month downloaded: it may have been a look", [made(JANUARY)], QUARTERS],
  ["two months downloaded", [made(JANUARY), made(FEBRUARY)], QUARTERS],
  [
    "all months downloaded",
    [made(JANUARY), made(FEBRUARY), made(MARCH)],
    [...MONTHS.slice(0, 3), ...OTHER_QUARTERS],
  ],
  ["months and the quarter downloaded", [made(JANUARY), made(FEBRUARY), made(MARCH), made(Q1)], QUARTERS],
  [
    "what was handed in goes before what was downloaded",
    [made(Q1), declared(JANUARY)],
    [...MONTHS.slice(0, 3), ...OTHER_QUARTERS],
  ],
  ["the year handed in", [declared(YEAR)], Array.from({ length: 4 }, () => "year 25-01-12")],
  ["the year downloaded once it is over", [made(YEAR)], Array.from({ length: 4 }, () => "year 25-01-12")],
  ["the year downloaded, and a quarter of it: no look at the whole", [made(YEAR), made(Q2)], QUARTERS],
])("OV17: of a company with quarters: %s", (_name, filings, expected) => {
  expect(told("quarter", filings)).toEqual(expected);
});

test.each<[string, readonly HandedOut[], string, readonly string[]]>([
  ["a quarter downloaded on its last day", [made(Q1)], "2025-03-31", MONTHS],
  [
    "a quarter downloaded before the day after it",
    [made(Q1)],
    "2025-04-01",
    [...OF_Q1, ...OF_Q1, ...OF_Q1, ...MONTHS.slice(3)],
  ],
  [
    "a quarter handed in while it runs",
    [declared(Q1)],
    "2025-03-01",
    [...OF_Q1, ...OF_Q1, ...OF_Q1, ...MONTHS.slice(3)],
  ],
  [
    "a quarter downloaded with a month of the next one",
    [made(Q1), made(APRIL)],
    "2025-06-01",
    [...OF_Q1, ...OF_Q1, ...OF_Q1, ...MONTHS.slice(3)],
  ],
  ["a quarter and a month of it downloaded", [made(Q1), made(MARCH)], "2025-06-01", MONTHS],
])("OV17: of a company with months: %s", (_name, filings, today, expected) => {
  expect(told("month", filings, today)).toEqual(expected);
});

test.each<[string, readonly HandedOut[], readonly string[]]>([
  ["one quarter handed in: the year has quarters", [declared(Q2)], QUARTERS],
  ["one month handed in: the year has months", [declared(APRIL)], MONTHS],
  [
    "a quarter and a month: quarters, of which the one with the month has months",
    [declared(APRIL), declared(Q1)],
    [...OF_Q1, ...MONTHS.slice(3, 6), ...QUARTERS.slice(2)],
  ],
  ["a return of other days", [declared(["2024-10-01", "2024-12-31"])], ["year 25-01-12"]],
  ["days that are neither month nor quarter", [declared(["2025-01-01", "2025-01-30"])], ["year 25-01-12"]],
])("OV17: of a company with whole years: %s", (_name, filings, expected) => {
  expect(told("year", filings)).toEqual(expected);
});

test("OV17: a short year that has just the days of a quarter is a year, and a shared quarter has its days of the year", () => {
  expect(told("month", [declared(Q1)], "2025-05-01", Q1)).toEqual(
    Array.from({ length: 3 }, () => "year 25-01-03"),
  );
  const shared = told("quarter", [made(FEBRUARY), made(MARCH)], "2026-03-01", BROKEN);
  expect(shared.slice(0, 3)).toEqual(["month 25-02-02", "month 25-03-03", "quarter 25-04-06"]);
});
