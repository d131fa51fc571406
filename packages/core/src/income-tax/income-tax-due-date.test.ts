import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { incomeTaxDueDate } from "./income-tax-due-date.ts";

test.each([
  ["2026-01-31", "2026-12-01"],
  ["2026-02-28", "2026-12-01"],
  ["2026-03-31", "2026-12-01"],
  ["2026-04-30", "2026-12-01"],
  ["2026-05-31", "2027-01-15"],
  ["2026-06-30", "2027-01-15"],
  ["2026-07-31", "2027-04-01"],
  ["2026-08-31", "2027-04-01"],
  // 1 August 2027 is a Sunday.
  ["2026-09-30", "2027-08-02"],
  ["2026-10-31", "2027-08-02"],
  ["2026-11-30", "2027-08-02"],
  ["2026-12-31", "2027-08-02"],
  // 1 August 2026 is a Saturday.
  ["2025-12-31", "2026-08-03"],
  // 15 January 2028 is a Saturday.
  ["2027-06-30", "2028-01-17"],
  // 1 April 2024 is Easter Monday.
  ["2023-08-31", "2024-04-02"],
])("TX14: the return of a limited company whose year ends %s is due %s", (end, due) => {
  expect(incomeTaxDueDate("INK2", isoDate(end))).toBe(due);
});

test.each([
  ["2024-12-31", "2025-05-02"],
  // A Saturday.
  ["2025-12-31", "2026-05-04"],
  // A Sunday.
  ["2026-12-31", "2027-05-03"],
  ["2026-06-30", undefined],
  ["2026-11-30", undefined],
])("TX14: the return of a sole trader whose year ends %s is due %s", (end, due) => {
  expect(incomeTaxDueDate("NE", isoDate(end))).toBe(due);
});
