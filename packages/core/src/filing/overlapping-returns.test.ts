import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { HandedOut } from "./filing.ts";
import type { FilingKind } from "./filing-kind.ts";
import { overlappingReturnsText } from "./overlapping-returns.ts";

const YEAR = "2026-01-01 2026-12-31";
const Q1 = "2026-01-01 2026-03-31";
const Q2 = "2026-04-01 2026-06-30";
const MARCH = "2026-03-01 2026-03-31";

function rangeOf(days: string) {
  const [from = "", to = ""] = days.split(" ");
  return { from: isoDate(from), to: isoDate(to) };
}

const filing = (days: string, isDeclared = true, kind: FilingKind = "vat"): HandedOut => ({
  kind,
  period: rangeOf(days),
  isDeclared,
});

const ONE = "Inlämnat för en annan period med samma dagar: momsdeklaration för";
const MORE = "Inlämnat för andra perioder med samma dagar: momsdeklaration för";
const END = "Lämnas filen in också redovisas de dagarna två gånger.";

test.each<[string, string, readonly HandedOut[], string | undefined]>([
  ["nothing was made", YEAR, [], undefined],
  ["the period itself, as a correction", Q1, [filing(Q1)], undefined],
  ["another that was only saved", YEAR, [filing(Q1, false)], undefined],
  ["another that has no day of it", Q2, [filing(Q1)], undefined],
  ["another kind", Q1, [filing(YEAR, true, "incomeTax")], undefined],
  ["a quarter of the year", YEAR, [filing(Q1)], `${ONE} jan–mar 2026. ${END}`],
  ["the year of a quarter", Q1, [filing(YEAR)], `${ONE} 2026. ${END}`],
  ["a month of a quarter", Q1, [filing(MARCH)], `${ONE} mar 2026. ${END}`],
  [
    "two, one of them twice, in their order",
    YEAR,
    [filing(Q2), filing(Q1), filing(Q2)],
    `${MORE} jan–mar 2026 och apr–jun 2026. ${END}`,
  ],
  [
    "three",
    YEAR,
    [filing(Q2), filing(Q1), filing(MARCH)],
    `${MORE} jan–mar 2026, mar 2026 och apr–jun 2026. ${END}`,
  ],
])("FI7: %s", (_name, period, filings, text) => {
  expect(overlappingReturnsText(filings, "vat", rangeOf(period))).toBe(text);
});
