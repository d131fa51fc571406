import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { RuleFacts } from "../kinds/rule.ts";
import { quantityRefusal } from "./quantity-rule.ts";

const nothing = { put: [], remove: [], append: [] };
const facts: RuleFacts<unknown, unknown> = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  existing: new Map<string, unknown>([["d", { entries: [{ quantity: 2e9 }] }]]),
};
const row = (quantity: unknown) => ({ text: "a", entries: [{ text: "b" }, { quantity }], none: null });
const check = (value: unknown, more: Partial<typeof facts> = {}) =>
  quantityRefusal({ title: "Utkast" }, { ...nothing, put: [value] }, { ...facts, ...more });

test.each([0, -12.5, 999_999_999.999_999, -999_999_999, 2e9, "1e300"])("CH37: %s is stored", (quantity) => {
  expect(check(row(quantity))).toBeUndefined();
});

test.each([1e9, -1e300, 3e9])("CH37: %s is refused", (quantity) => {
  const refusal = check(row(quantity));
  expect(refusal && changeRefusalText(refusal)).toBe(
    "Utkast, kvantitet: Värdet får inte vara större än 999999999,999999. Ingenting har sparats.",
  );
  expect(check([row(2e9), row(quantity)])).toBeDefined();
});

test.each(["import", "convert", "undo", "correct"] as const)("CH37: %s brings what was booked", (intent) => {
  expect(check(row(1e300), { intent })).toBeUndefined();
});

test("CH37: a new year brings what the year before had, and nothing is registered so", () => {
  expect(check(row(1e300), { isYearNew: true })).toBeUndefined();
  const change = { ...nothing, append: [row(1e300)] as never };
  expect(quantityRefusal({ title: "Transaktion" }, change, { ...facts, isYearNew: true })).toBeDefined();
  expect(quantityRefusal({ title: "Transaktion" }, change, facts)).toBeDefined();
});
