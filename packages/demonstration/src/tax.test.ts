import { readFileSync } from "node:fs";
import { join } from "node:path";
import { incomeTaxReport, sruEntries, type TaxForm } from "@huvudbok/core/income-tax";
import { buildLedger } from "@huvudbok/core/ledger";
import { expect, test } from "vitest";
import { booksOf } from "./made-books.arbitrary.ts";

const path = join(import.meta.dirname, "../../resources/public/income-tax/ink2-2024-AB.json");

test("the income tax return of both years can be made, and balances", () => {
  const form: TaxForm = JSON.parse(readFileSync(path, "utf8"));
  const entries = sruEntries(form);
  const reports = booksOf().years.map(({ fiscalYear, plan, balances, vouchers }) => {
    const transactions = vouchers.map(({ transaction }, index) => ({ ...transaction, number: index + 1 }));
    const ledger = buildLedger({ fiscalYear, openingBalances: balances, transactions });
    return entries.ok && incomeTaxReport(ledger, plan, form, entries.value);
  });
  const whole = { ok: true, value: { balanceDifference: 0, otherFields: [] } };
  expect(reports).toMatchObject([whole, whole]);
});
