import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import { goesWithItsYear, yearRefusal } from "./year-rule.ts";

const nothing = { put: [], remove: [], append: [] };
const facts = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  existing: new Map(),
} as const;
const vouchers = { scope: "fiscalYear", needsItsYear: true, judgesLockedYear: true } as const;

test.each([
  ["an emptied document that ends", nothing, ""],
  ["vouchers that go", { ...nothing, remove: ["A-1"] }, "Räkenskapsår saknas"],
  ["a voucher", { ...nothing, append: [{} as never] }, "Räkenskapsår saknas"],
])("in a year that there is not: %s", (_, change, expected) => {
  const refusal = yearRefusal(vouchers, change, facts);
  expect(refusal === undefined ? "" : changeRefusalText(refusal)).toBe(expected);
});

test("vouchers do not go with their year while there is no archive", () => {
  const deletion = { ...facts, intent: "deleteYear" } as const;
  const refusal = yearRefusal(vouchers, { ...nothing, remove: ["A-1"] }, deletion);
  expect(refusal).toEqual({ code: "fiscal-year-vouchers" });
  expect(changeRefusalText({ code: "fiscal-year-vouchers" })).toContain("arkiv");
  expect(yearRefusal(vouchers, nothing, deletion)).toBeUndefined();
});

test("a year goes with the commit when it was there before it", () => {
  expect(goesWithItsYear(facts)).toBe(false);
  expect(goesWithItsYear({ ...facts, isYearNew: true })).toBe(false);
  expect(goesWithItsYear({ ...facts, isYearNew: false })).toBe(true);
});
