import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { booksOf, range, YEAR } from "../vat-books.arbitrary.ts";
import { returnsInstead, returnsInsteadText } from "./returns-instead.ts";
import type { VatPeriodType } from "./vat-period.ts";

const returned = (from: string, to: string, isDeclared = true): HandedOut => ({
  kind: "vat",
  period: range(from, to),
  isDeclared,
});
const Q1 = returned("2025-01-01", "2025-03-31");
const Q2 = returned("2025-04-01", "2025-06-30");
const FEBRUARY = range("2025-02-01", "2025-02-28");
const WHOLE = range("2025-01-01", "2025-12-31");

function said(period: typeof WHOLE, type: VatPeriodType, returns: readonly HandedOut[]): string | undefined {
  const today = isoDate("2026-09-01");
  // The year after is among them for what it may have settled.
  const years = [booksOf(YEAR, []), booksOf(["2026-01-01", "2026-12-31"], [])];
  const found = returnsInstead({ years, period, type, returns, today });
  const text = returnsInsteadText(found, ({ to }) => to);
  return text?.replaceAll("\u00a0", " ");
}

test.each<[string, typeof WHOLE, VatPeriodType, readonly HandedOut[], string | undefined]>([
  ["nothing was handed in", WHOLE, "year", [], undefined],
  ["only a file was saved", FEBRUARY, "month", [returned("2025-01-01", "2025-03-31", false)], undefined],
  [
    "the period itself was, beside another",
    FEBRUARY,
    "month",
    [Q1, returned("2025-02-01", "2025-02-28")],
    undefined,
  ],
  [
    "the quarter of a month was",
    FEBRUARY,
    "month",
    [Q1],
    "Dagarna är redan redovisade i momsdeklarationen för jan–mar 2025. Lämna ingen fil för bara dem.",
  ],
  [
    "some quarters of the year were",
    WHOLE,
    "year",
    [Q2, Q1],
    "Dagarna redovisas i delar. Inlämnat: jan–mar 2025 och apr–jun 2025. Kvar att lämna: jul–sep 2025 senast 30 september 2025 och okt–dec 2025 senast 31 december 2025.",
  ],
  [
    "one quarter of a year was, and the others are left",
    WHOLE,
    "year",
    [Q1],
    "Dagarna redovisas i delar. Inlämnat: jan–mar 2025. Kvar att lämna: apr–jun 2025 senast 30 juni 2025, jul–sep 2025 senast 30 september 2025 och okt–dec 2025 senast 31 december 2025.",
  ],
  [
    "all months of a quarter were",
    range("2025-01-01", "2025-03-31"),
    "quarter",
    [
      returned("2025-01-01", "2025-01-31"),
      returned("2025-02-01", "2025-02-28"),
      returned("2025-03-01", "2025-03-31"),
    ],
    "Dagarna redovisas i delar. Inlämnat: jan 2025, feb 2025 och mar 2025. Lämna ingen fil för dem tillsammans.",
  ],
])("VR23: where %s", (_name, period, type, returns, text) => {
  expect(said(period, type, returns)).toBe(text);
});
