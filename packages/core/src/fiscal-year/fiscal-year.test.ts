import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type DateRange, isoDate, rangeContains } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid, fiscalYearRange, isFiscalYearId } from "./fiscal-year.ts";
import { fiscalYearGapText } from "./fiscal-year-gap.ts";
import { fiscalYearWarnings, fiscalYearWarningText } from "./fiscal-year-warnings.ts";
import {
  fiscalYearInUse,
  fiscalYearName,
  followingFiscalYear,
  latestFirst,
  previousFiscalYear,
  suggestedEnd,
  suggestFiscalYear,
} from "./select-fiscal-year.ts";
import { DEFAULT_TRANSACTION_SERIES, importedSeries, seriesOf } from "./transaction-series.ts";
import { fiscalYearErrorText, fiscalYearRangeErrors, validateFiscalYear } from "./validate-fiscal-year.ts";

const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });
const year = (digit: string, from: string, to: string): FiscalYear => ({
  id: fiscalYearIdFromGuid(digit.repeat(32)),
  ...range(from, to),
  locked: false,
  transactionSeries: [DEFAULT_TRANSACTION_SERIES],
});
const y2024 = year("4", "2024-01-01", "2024-12-31");
const y2025 = year("5", "2025-01-01", "2025-12-31");

test("an id is f and a guid without dashes", () => {
  expect(fiscalYearIdFromGuid("01234567-89AB-cdef-0123-456789abcdef")).toBe(
    "f0123456789abcdef0123456789abcdef",
  );
  expect(isFiscalYearId("f0123456789abcdef0123456789abcdef")).toBe(true);
  expect(isFiscalYearId("0123456789abcdef0123456789abcdef")).toBe(false);
  expect(() => fiscalYearIdFromGuid("1")).toThrow("not a guid");
  expect(fiscalYearRange(y2025)).toEqual(range("2025-01-01", "2025-12-31"));
});

test("series (CH4)", () => {
  expect(DEFAULT_TRANSACTION_SERIES).toEqual({ name: "A", startNo: 1, description: "Löpande bokföring" });
  expect(importedSeries("K")).toEqual({ name: "K", startNo: 1, description: "Löpande bokföring K" });
  expect(seriesOf(y2025, "A")).toBe(DEFAULT_TRANSACTION_SERIES);
  expect(seriesOf(y2025, "B")).toBeUndefined();
});

describe("validateFiscalYear (FY2, CH13)", () => {
  test.each([
    ["2026-01-01", "2026-12-31"],
    ["20260101", "2027-06-30"],
    ["2026-03-15", "2026-03-16"],
  ])("accepts %s to %s", (from, to) => {
    expect(validateFiscalYear({ from, to }, [y2025]).ok).toBe(true);
  });

  test.each([
    ["", "2026-12-31", ["Från och med måste anges"]],
    ["2026-01-01", " ", ["Till och med måste anges"]],
    ["x", "y", ["Från och med måste vara ett datum", "Till och med måste vara ett datum"]],
    ["2026-02-29", "2026-12-31", ["Från och med måste vara ett datum"]],
    ["9999-01-01", "9999-12-31", ["Från och med måste vara ett datum"]],
    ["2026-01-01", "9999-12-31", ["Till och med måste vara ett datum"]],
    ["2026-01-01", "2026-01-01", ["Till och med måste vara efter från och med"]],
    ["2026-02-01", "2026-01-01", ["Till och med måste vara efter från och med"]],
    ["2026-01-01", "2027-07-01", ["Ett räkenskapsår får vara högst 18 månader"]],
    ["2025-12-31", "2026-12-30", ["Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår"]],
    ["2024-06-01", "2025-01-01", ["Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår"]],
    [
      "2024-12-31",
      "2026-12-31",
      [
        "Ett räkenskapsår får vara högst 18 månader",
        "Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår",
      ],
    ],
    ["2024-12-01", "2026-01-31", ["Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår"]],
  ])("refuses %j to %j", (from, to, texts) => {
    const result = validateFiscalYear({ from, to }, [y2025]);
    expect(result.ok ? [] : result.error.map(fiscalYearErrorText)).toEqual(texts);
  });

  test("an unknown error code stops the program", () => {
    expect(() => fiscalYearErrorText({ code: "other" } as never)).toThrow("Unhandled case");
    expect(() => fiscalYearWarningText("other" as never)).toThrow("Unhandled case");
  });
});

describe("fiscalYearWarnings (Bookkeeping Act, chapter 3)", () => {
  test.each<[string, DateRange, readonly DateRange[], CompanyType, readonly string[]]>([
    ["a calendar year", range("2026-01-01", "2026-12-31"), [y2025], "AB", []],
    ["a long first year from any day", range("2025-03-17", "2026-06-30"), [], "AB", []],
    ["an end inside a month", range("2026-01-01", "2026-12-30"), [y2025], "AB", ["ends-inside-month"]],
    ["a household", range("2026-03-02", "2027-06-29"), [y2025], "PP", ["ends-inside-month"]],
    [
      "a start inside a month",
      range("2026-01-02", "2026-12-31"),
      [year("5", "2025-01-01", "2026-01-01")],
      "AB",
      ["starts-inside-month"],
    ],
    ["a gap before", range("2026-02-01", "2026-12-31"), [y2025], "AB", ["gap"]],
    ["a gap after", range("2023-01-01", "2023-11-30"), [y2024], "I", ["gap"]],
    [
      "a year between two",
      range("2025-01-01", "2025-12-31"),
      [y2024, year("6", "2026-01-01", "2026-12-31")],
      "AB",
      [],
    ],
    ["a changed year", range("2026-01-01", "2027-06-30"), [y2025], "AB", ["longer-than-twelve-months"]],
    [
      "a broken year of a sole trader",
      range("2026-05-01", "2027-04-30"),
      [range("2025-05-01", "2026-04-30")],
      "E",
      ["not-calendar-year"],
    ],
    [
      "a broken year of a partnership",
      range("2026-05-01", "2027-04-30"),
      [range("2025-05-01", "2026-04-30")],
      "HB",
      ["not-calendar-year"],
    ],
    ["a sole trader's first year", range("2025-08-20", "2025-12-31"), [], "E", []],
    [
      "a sole trader's second year",
      range("2026-02-01", "2026-12-31"),
      [y2025],
      "E",
      ["not-calendar-year", "gap"],
    ],
    [
      "a broken year of a company",
      range("2026-05-01", "2027-04-30"),
      [range("2025-05-01", "2026-04-30")],
      "AB",
      [],
    ],
  ])("%s", (_, own, others, type, expected) => {
    const warnings = fiscalYearWarnings(own, others, type);
    expect(warnings).toEqual(expected);
    for (const warning of warnings) expect(fiscalYearWarningText(warning)).toMatch(/\.$/);
  });
});

test.each([
  [
    range("2026-02-01", "2026-12-31"),
    [y2025],
    "Året före slutar 2025-12-31: utan glapp börjar det nya 2026-01-01.",
  ],
  [
    range("2023-01-01", "2023-11-30"),
    [y2024, y2025],
    "Året efter börjar 2024-01-01: utan glapp slutar det nya 2023-12-31.",
  ],
  [
    range("2025-02-01", "2025-11-30"),
    [range("2026-01-01", "2026-12-31"), range("2023-01-01", "2023-12-31"), y2024],
    "Året före slutar 2024-12-31: utan glapp börjar det nya 2025-01-01. Året efter börjar 2026-01-01: utan glapp slutar det nya 2025-12-31.",
  ],
  [range("2026-01-01", "2026-12-31"), [y2025], ""],
  [range("2026-01-01", "2026-12-31"), [], ""],
])("FY2: how the gap that %j leaves beside %j is avoided", (own, others, expected) => {
  expect(fiscalYearGapText(own, others)).toBe(expected);
});

describe("choosing among the years", () => {
  test("the active one, else the latest", () => {
    expect(fiscalYearInUse([y2024, y2025], y2024.id)).toBe(y2024);
    expect(fiscalYearInUse([y2025, y2024], "gone")).toBe(y2025);
    expect(fiscalYearInUse([y2024, y2025], undefined)).toBe(y2025);
    expect(fiscalYearInUse([], undefined)).toBeUndefined();
    expect(latestFirst([y2024, y2025])).toEqual([y2025, y2024]);
  });

  test("the one before ends the day before, the one after starts the day after", () => {
    expect(previousFiscalYear([y2024, y2025], y2025)).toBe(y2024);
    expect(previousFiscalYear([y2024, y2025], y2024)).toBeUndefined();
    expect(followingFiscalYear([y2024, y2025], y2024)).toBe(y2025);
    expect(followingFiscalYear([y2024, y2025], y2025)).toBeUndefined();
  });

  test.each<[readonly DateRange[], string]>([
    [[], "2025"],
    [[y2024], "2025"],
    [[y2025], "2026"],
    [[range("2025-07-01", "2026-06-30")], "2026-07-01 – 2027-06-30"],
    [[range("2024-07-01", "2025-06-30")], "2025-07-01 – 2026-06-30"],
    [[range("2025-03-01", "2025-06-30")], "2025-07-01 – 2026-06-30"],
    [[range("2025-01-01", "2026-06-30")], "2026-07-01 – 2027-06-30"],
    [[y2024, range("2025-01-01", "2025-02-28")], "2025-03-01 – 2026-02-28"],
    [[range("2022-01-01", "2022-12-31")], "2023"],
    [[y2024, range("2026-01-01", "2026-12-31")], "2025"],
    [[range("2027-01-01", "2027-12-31")], "2028"],
  ])("FY3: with %j the suggestion is %s", (years, name) => {
    expect(fiscalYearName(suggestFiscalYear(years, isoDate("2025-11-20")))).toBe(name);
  });

  test.each([
    ["2025-07-01", "2026-06-30", "2025-06-30"],
    ["2025-05-01", "2025-05-31", "2025-12-31"],
    ["2026-01-01", "2026-12-31", "2025-12-31"],
    ["2024-01-01", "2024-12-31", "2025-12-31"],
    ["2024-09-01", "2025-04-30", "2026-04-30"],
  ])("beside %s - %s a year from 1 May ends %s", (from, to, end) => {
    expect(suggestedEnd(isoDate("2025-05-01"), [range(from, to)])).toBe(end);
  });

  test("the next of several years ends it", () => {
    const others = [range("2025-11-01", "2025-12-31"), range("2025-08-01", "2025-10-31")];
    expect(suggestedEnd(isoDate("2025-05-01"), others)).toBe("2025-07-31");
  });

  test.each([
    ["31 December", "2025-12-31", [], "2026-12-30"],
    ["31 December before a year in May", "2025-12-31", [range("2026-05-01", "2027-04-30")], "2026-04-30"],
    ["the day before another year", "2025-05-01", [range("2025-05-02", "2026-04-30")], undefined],
    ["31 December before a calendar year", "2025-12-31", [range("2026-01-01", "2026-12-31")], undefined],
    ["the only free day", "2026-01-01", [y2025, range("2026-01-02", "2026-12-31")], undefined],
  ])("FY3: from %s a year of one day is never suggested", (_, from, others, end) => {
    expect(suggestedEnd(isoDate(from), others)).toBe(end);
  });

  test("an end that is suggested is no fault of the year", () => {
    const days = fc.integer({ min: 0, max: 1500 }).map((count) => addDays(isoDate("2020-01-01"), count));
    const years = fc.array(fc.tuple(days, fc.integer({ min: 1, max: 500 })), { maxLength: 4 });
    fc.assert(
      fc.property(days, years, (from, drawn) => {
        const others = drawn.map(([start, length]) => ({ from: start, to: addDays(start, length) }));
        const isFree = others.every((other) => !rangeContains(other, from));
        const to = suggestedEnd(from, others);
        if (isFree && to !== undefined) expect(fiscalYearRangeErrors({ from, to }, others)).toEqual([]);
      }),
    );
  });

  test("what is suggested can be made", () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(isoDate("2020-01-01"), days));
    const years = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 500 })), { maxLength: 8 });
    fc.assert(
      fc.property(years, day, (drawn, today) => {
        const others = drawn.map(([from, days]) => ({ from, to: addDays(from, days) }));
        expect(fiscalYearRangeErrors(suggestFiscalYear(others, today), others)).toEqual([]);
      }),
    );
  });

  test("names and ends", () => {
    expect(fiscalYearName(range("2025-05-01", "2026-04-30"))).toBe("2025-05-01 – 2026-04-30");
    expect(fiscalYearName(range("2025-01-01", "2026-06-30"))).toBe("2025-01-01 – 2026-06-30");
    expect(suggestedEnd(isoDate("2025-05-01"), [])).toBe("2025-12-31");
  });
});
