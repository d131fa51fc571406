import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { expect, test } from "vitest";
import { askedComparison, comparisonChoices, comparisonValue } from "./asked-comparison.ts";

const [last, current, later] = [2025, 2026, 2027].map((year): FiscalYear => {
  const guid = `00000000-0000-4000-8000-00000000${year}`;
  const [from, to] = [isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)];
  return { id: fiscalYearIdFromGuid(guid), from, to, locked: false, transactionSeries: [] };
});
if (last === undefined || current === undefined || later === undefined)
  throw new Error("the years of the test");
const years = [last, current];

const none = { compare: undefined, compareFrom: undefined, compareTo: undefined };

test.each([
  ["", undefined],
  ["", "f00000000000040008000000000001999"],
  ["months", "months"],
  [last.id, last.id],
])("%j is what %j compares with", (value, compare) => {
  expect(comparisonValue(askedComparison({ ...none, compare }, years))).toBe(value);
});

test("days of a year are the whole year unless the address has a part of it", () => {
  const whole = askedComparison({ ...none, compare: last.id }, years);
  expect(whole).toMatchObject({ kind: "days", asked: { range: { from: last.from, to: last.to } } });
  const days = { compareFrom: "2025-04-01", compareTo: "2025-06-30" };
  const part = askedComparison({ compare: last.id, ...days }, years);
  expect(part).toMatchObject({ asked: { range: { from: "2025-04-01", to: "2025-06-30" } } });
  const outside = askedComparison({ ...none, compare: last.id, compareFrom: "2026-02-01" }, years);
  expect(outside).toMatchObject({
    asked: { refusal: expect.stringContaining("Här visas hela räkenskapsåret.") },
  });
});

test("RE3: a year after a gap has no period before", () => {
  const labels = (of: readonly FiscalYear[]) =>
    comparisonChoices("result", of, later).map(({ label }) => label);
  expect(labels([last, later])[0]).toBe("Ingen jämförelse");
  expect(labels([last, current, later])[0]).toBe("Jämför: föregående period");
});

test.each([
  ["result", current, ["Jämför: föregående period", "Månad för månad", "Jämför: 2026", "Jämför: 2025"]],
  ["result", last, ["Ingen jämförelse", "Månad för månad", "Jämför: 2026", "Jämför: 2025"]],
  ["balance", current, ["Ingen jämförelse", "Jämför: 2026", "Jämför: 2025"]],
] as const)("the choices of a %s report", (kind, year, labels) => {
  expect(comparisonChoices(kind, years, year).map(({ label }) => label)).toEqual(labels);
});
