import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccountBalance } from "../account-balance/index.ts";
import { type Account, type AccountPlan, accountNo } from "../account-plan/index.ts";
import { buildLedger, type Ledger } from "../ledger/index.ts";
import { opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { invariant } from "../shared/index.ts";
import type { IncomeTaxReport } from "./income-tax-report.ts";
import { incomeTaxReport } from "./income-tax-report.ts";
import { type SruEntries, sruEntries } from "./sru-entries.ts";
import type { TaxForm } from "./tax-form.ts";

const resources = join(import.meta.dirname, "../../../resources/public");

function published(path: string) {
  return JSON.parse(readFileSync(join(resources, path), "utf8"));
}

/** The forms as the product serves them. */
export const ink2: TaxForm = published("income-tax/ink2-2024-AB.json");
export const ne: TaxForm = published("income-tax/ne-2024-E.json");

export function entriesOf(form: TaxForm): SruEntries {
  const entries = sruEntries(form);
  invariant(entries.ok, "a published form has entries");
  return entries.value;
}

export const basPlan: AccountPlan = published("account-plans/bas-2026-ab.json");
export const k1Plan: AccountPlan = published("account-plans/k1-2018-e.json");
export const solePlan: AccountPlan = published("account-plans/bas-2026-e.json");

type Rows = readonly (readonly [account: number, kronor: number])[];

/** A chart with all its accounts active, and with changes of some. */
export function activePlan(
  plan: AccountPlan,
  changes: Readonly<Record<number, Partial<Account>>> = {},
): AccountPlan {
  return {
    ...plan,
    accounts2: plan.accounts2.map((account) => ({ ...account, active: true, ...changes[account.id] })),
  };
}

/** The books of 2025 with these opening balances and one voucher. */
export function yearBooks(openingRows: Rows, rows: Rows): Ledger {
  const openingBalances: readonly AccountBalance[] = opening(openingRows);
  return buildLedger({
    fiscalYear: year2025,
    openingBalances,
    transactions: [transaction("A 1", "2025-06-30", rows)],
  });
}

/** The return of books that have no problem. */
export function reportOf(ledger: Ledger, plan: AccountPlan, form: TaxForm = ink2): IncomeTaxReport {
  const report = incomeTaxReport(ledger, plan, form, entriesOf(form));
  invariant(report.ok, `no problem: ${JSON.stringify(report)}`);
  return report.value;
}

/** What is filed of each row, in kronor, without those that are 0. */
export function filed(report: IncomeTaxReport): Readonly<Record<string, number>> {
  const rows = report.parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return Object.fromEntries(
    rows.flatMap(({ section, roundedTotal }) => (roundedTotal === 0 ? [] : [[section, roundedTotal / 100]])),
  );
}

/** The books of the agency's example company, whose files are in testdata/sru. */
export const exampleRows: Rows = [
  [1220, 60_000],
  [1510, 125_000],
  [1930, 515_000],
  [2081, -50_000],
  [2091, -275_600],
  [2110, -40_000],
  [2440, -30_000],
  [2650, -45_000],
  [2510, -50_181],
  [2990, -20_000],
  [3001, -800_000],
  [5010, 300_000],
  [7010, 200_000],
  [7832, 20_000],
  [8311, -600],
  [8410, 1200],
  [8811, 40_000],
  [8910, 50_181],
];

export const account = accountNo;
