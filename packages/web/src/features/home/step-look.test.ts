import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { NextStep } from "@huvudbok/core/overview";
import { expect, test } from "vitest";
import { stepAddress } from "./step-look.ts";

const entries: [] = [];
const period = { from: isoDate("2026-07-01"), to: isoDate("2026-09-30") };
const vat = {
  type: "quarter",
  isAssumed: false,
  period,
  dueDate: isoDate("2026-11-12"),
  isSettled: false,
  output: ore(0),
  input: ore(0),
  toPay: ore(0),
  amount: ore(0),
  withoutBox: [],
} as const;
const transaction = { series: "A/B", number: 4, date: period.from, text: "", entries, locked: false };
const year = { ...period, id: "f" as never, locked: false, transactionSeries: [] };

test.each<[NextStep, string, string]>([
  [
    { code: "opening-balance-unbalanced", sum: ore(1) },
    "/accounting/accountBalance",
    "/accounting/accountBalance",
  ],
  [{ code: "opening-balance-empty" }, "/accounting/accountBalance", "/accounting/accountBalance"],
  [
    { code: "vat-return", vat, days: 3 },
    "/accounting/vat/report",
    "/accounting/report/balance?from=2026-07-01&to=2026-09-30",
  ],
  [
    { code: "drafts", count: 1, next: { id: "d 1", text: "", entries } },
    "/accounting/draft/d%201",
    "/accounting/draft",
  ],
  [{ code: "receipts", count: 1, oldest: undefined }, "/accounting/draft", "/accounting/draft"],
  [
    { code: "file-missing", transaction },
    "/accounting/transaction/A%2FB/4",
    "/accounting/transaction/A%2FB/4",
  ],
  [{ code: "year-end", year }, "/accounting/closing/helper", "/accounting/report/result"],
  [{ code: "new-year", ...period }, "/accounting/fiscalYear/create", "/accounting/fiscalYear/create"],
  [{ code: "company-details", missing: [] }, "/settings/company/edit", "/settings/company/edit"],
])("%j is done at %s, or else at %s", (step, address, otherwise) => {
  expect(stepAddress(step, () => true)).toBe(address);
  const missing = new Set(["/accounting/vat/report", "/accounting/draft/$id", "/accounting/closing/helper"]);
  expect(stepAddress(step, (route) => !missing.has(route))).toBe(otherwise);
  expect(stepAddress(step, () => false)).toBeUndefined();
});
