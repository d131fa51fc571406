import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import {
  NOTHING_TO_DELETE_TEXT,
  namedFiscalYear,
  YEAR_VANISHED_TEXT,
  yearDeletionHindrance,
  yearDeletionHindranceText,
  yearDeletionWarning,
} from "./delete-fiscal-year.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "./fiscal-year.ts";

const yearOf = (year: number, locked = false): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked,
  transactionSeries: [],
});
const years = [yearOf(2023), yearOf(2024), yearOf(2025)];

test.each<[string, readonly FiscalYear[], string]>([
  [" ", years, "Inget räkenskapsår angivet."],
  ["f9", years, "Räkenskapsår med id f9 hittades inte."],
  ["f9", [], "Inget räkenskapsår valt"],
])("the id '%s' names no year", (id, known, error) => {
  expect(namedFiscalYear(id, known)).toEqual({ ok: false, error });
});

test("an id names its year, and the other messages are to the letter", () => {
  expect(namedFiscalYear(yearOf(2024).id, years)).toEqual({ ok: true, value: yearOf(2024) });
  expect([YEAR_VANISHED_TEXT, NOTHING_TO_DELETE_TEXT]).toEqual([
    "Kunde inte hitta räkenskapsår",
    "Inga data att radera",
  ]);
});

const closedThrough = isoDate("2024-01-01");
test.each<[FiscalYear, Parameters<typeof yearDeletionHindrance>[1], string]>([
  [yearOf(2024), {}, ""],
  [yearOf(2024), { activeId: yearOf(2025).id }, ""],
  [
    yearOf(2024, true),
    { activeId: yearOf(2024).id },
    "Det valda räkenskapsåret kan inte raderas. Välj ett annat år först.",
  ],
  [yearOf(2024, true), { closedThrough }, "Räkenskapsåret är låst. Lås upp det först."],
  [
    yearOf(2024),
    { closedThrough },
    "Bokföringen är låst till och med 2024-01-01. Ett räkenskapsår som börjar då eller tidigare kan inte raderas.",
  ],
  [yearOf(2025), { closedThrough }, ""],
])("CH24: what keeps a year from being deleted, %#", (year, facts, expected) => {
  const hindrance = yearDeletionHindrance(year, facts);
  expect(hindrance === undefined ? "" : yearDeletionHindranceText(hindrance)).toBe(expected);
});

test("who deletes the first year or one in the middle is told what the next one loses", () => {
  expect(yearDeletionWarning(yearOf(2025), years)).toBe("");
  expect(yearDeletionWarning(yearOf(2023), years)).toBe(
    "2024 bygger på det här året. När 2024 ska hämta sin ingående balans blir svaret ”Föregående räkenskapsår hittades inte.”",
  );
  expect(yearDeletionWarning(yearOf(2024), years)).toBe(
    "Året ligger mellan 2023 och 2025: raderas det bryts kedjan av balanser. När 2025 ska hämta sin ingående balans blir svaret ”Föregående räkenskapsår hittades inte.”",
  );
});

test("a hindrance that there is not is a bug, not a text", () => {
  expect(() => yearDeletionHindranceText({ code: "no such" } as never)).toThrow("Unhandled case");
});
