import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import type { VatPeriodsToDeclare } from "../vat/index.ts";
import { needsVatYear } from "./needs-vat-year.ts";

const AFTER = { from: isoDate("2023-05-01"), to: isoDate("2024-04-30") } as FiscalYear;

function declared(from: string, to: string): VatPeriodsToDeclare {
  const period = { from: isoDate(from), to: isoDate(to) };
  const each = {
    period,
    type: "quarter",
    dueDate: isoDate("2023-08-17"),
    precedesVat: false,
    fiscalYear: AFTER,
  } as const;
  return { choice: { type: "quarter", isAssumed: false }, periods: [each] };
}

const OWN = declared("2023-01-01", "2023-03-31");
const SHARED = declared("2023-04-01", "2023-06-30");

test.each([
  ["that has not begun", OWN, "2023-04-30", false],
  ["that runs", OWN, "2023-05-01", true],
  ["that ended less than twelve months ago", OWN, "2025-04-30", true],
  ["of old", OWN, "2025-05-01", false],
  ["of old that shares the last quarter", SHARED, "2026-11-27", true],
  ["to come that shares the last quarter", SHARED, "2023-04-30", true],
])("OV14, VR6: whether a year after %s is needed", (_name, vat, today, expected) => {
  expect(needsVatYear(AFTER, vat, isoDate(today))).toBe(expected);
});
