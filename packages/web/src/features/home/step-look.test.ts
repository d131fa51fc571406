import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { NextStep } from "@huvudbok/core/overview";
import { expect, test } from "vitest";
import { stepAddress, stepKey } from "./step-look.ts";

const entries: [] = [];
const period = { from: isoDate("2026-07-01"), to: isoDate("2026-09-30") };
const transaction = { series: "A/B", number: 4, date: period.from, text: "", entries, locked: false };
const year = { ...period, id: "f" as never, locked: false, transactionSeries: [] };
const text = { title: "", detail: "" };
const due = { period, year, text };

test.each<[NextStep, string, string]>([
  [
    { code: "opening-balance-unbalanced", sum: ore(1) },
    "/accounting/accountBalance",
    "/accounting/accountBalance",
  ],
  [{ code: "opening-balance-empty" }, "/accounting/accountBalance", "/accounting/accountBalance"],
  [
    { code: "vat-return", type: "quarter", ...due },
    "/accounting/vat/report?typ=quarter&from=2026-07-01",
    "/accounting/report/balance?from=2026-07-01&to=2026-09-30",
  ],
  [
    { code: "changed-vat-return", type: "quarter", ...due },
    "/accounting/vat/report?typ=quarter&from=2026-07-01",
    "/accounting/report/balance?from=2026-07-01&to=2026-09-30",
  ],
  [
    { code: "changed-income-tax-return", form: "NE", year, text },
    "/accounting/report/ne",
    "/accounting/report/ne",
  ],
  [
    { code: "drafts", count: 1, next: { id: "d 1", text: "", entries } },
    "/accounting/draft/d%201",
    "/accounting/draft",
  ],
  [
    { code: "file-missing", transaction },
    "/accounting/transaction/A%2FB/4",
    "/accounting/transaction/A%2FB/4",
  ],
  [{ code: "year-end", year, text }, "/accounting/closing/helper", "/accounting/report/result"],
  [
    { code: "ec-sales", ...due },
    "/accounting/vat/ecSales?period=2026-07-01",
    "/accounting/vat/ecSales?period=2026-07-01",
  ],
  [
    { code: "income-tax-return", form: "INK2", year, text },
    "/accounting/report/incomeTaxReturn",
    "/accounting/report/incomeTaxReturn",
  ],
  [{ code: "income-tax-return", form: "NE", year, text }, "/accounting/report/ne", "/accounting/report/ne"],
  [{ code: "new-year", ...period }, "/accounting/fiscalYear/create", "/accounting/fiscalYear/create"],
  [{ code: "company-details", missing: [] }, "/settings/company/edit", "/settings/company/edit"],
])("%j is done at %s, or else at %s", (step, address, otherwise) => {
  expect(stepAddress(step, () => true)).toBe(address);
  const missing = new Set(["/accounting/vat/report", "/accounting/draft/$id", "/accounting/closing/helper"]);
  expect(stepAddress(step, (route) => !missing.has(route))).toBe(otherwise);
  expect(stepAddress(step, () => false)).toBeUndefined();
});

test("each step that waits has a key of its own", () => {
  const earlier = { ...due, period: { from: isoDate("2026-04-01"), to: isoDate("2026-06-30") } };
  const steps: readonly NextStep[] = [
    { code: "vat-return", type: "quarter", ...due },
    { code: "vat-return", type: "quarter", ...earlier },
    { code: "ec-sales", ...due },
    { code: "income-tax-return", form: "INK2", year, text },
    { code: "income-tax-return", form: "INK2", year: { ...year, id: "g" as never }, text },
    { code: "opening-balance-empty" },
  ];
  expect(new Set(steps.map(stepKey)).size).toBe(steps.length);
});
