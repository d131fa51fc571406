import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { Change } from "../kinds/rule.ts";
import { intentRefusal } from "./intent-rule.ts";

const nothing = { put: [], remove: [], append: [] };
const years = { scope: "company", listsYears: true } as const;
const templates = { scope: "company" } as const;
const chart = { scope: "fiscalYear" } as const;
const year = {
  id: fiscalYearIdFromGuid("1".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};
const facts = {
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: false,
  existing: new Map(),
} as const;
const ends = { ...nothing, ends: true };
const no = "Ändringen är inte tillåten.";
const coming = "Ändringen är av ett slag som programmet inte kan göra än. Ingenting har sparats.";

const drafts = { ...chart, isConverted: true } as const;

// CH9, CH23, CH24
test.each<[string, ChangeIntent, Parameters<typeof intentRefusal>[0], Change<unknown, unknown>, string]>([
  ["a restore", "restore", chart, nothing, coming],
  ["an erasure", "erase", chart, nothing, coming],
  ["a deleted document", "delete", chart, ends, ""],
  ["an edit that ends a document", "edit", chart, ends, no],
  ["an undo that ends a document", "undo", chart, ends, no],
  ["a conversion", "convert", drafts, { ...nothing, put: [{}] }, ""],
  ["a conversion of the chart", "convert", chart, { ...nothing, put: [{}] }, no],
  ["a year that goes", "deleteYear", years, { ...nothing, remove: ["f1"] }, ""],
  ["a year that goes and a head", "deleteYear", years, { ...nothing, remove: ["f1"], head: {} }, no],
  ["a year that goes and one that comes", "deleteYear", years, { ...nothing, remove: ["f1"], put: [{}] }, no],
  ["no year", "deleteYear", years, nothing, no],
  ["the list of years that ends", "deleteYear", years, { ...ends, remove: ["f1"] }, no],
  ["a document of the year", "deleteYear", chart, ends, ""],
  ["a document of the year that stays", "deleteYear", chart, nothing, no],
  ["a document of no year", "deleteYear", templates, ends, no],
])("%s", (_, intent, kind, change, expected) => {
  const refusal = intentRefusal(kind, change, { ...facts, intent });
  expect(refusal === undefined ? "" : changeRefusalText(refusal)).toBe(expected);
});

test("a document of another year does not go along", () => {
  expect(intentRefusal(chart, ends, { ...facts, intent: "deleteYear", fiscalYear: year })).toEqual({
    code: "not-of-intent",
    intent: "deleteYear",
    action: "change",
  });
});
