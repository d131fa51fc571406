import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { fiscalYearRange } from "../../fiscal-year/index.ts";
import { withDrafts } from "../../ledger/index.ts";
import { draft, smallPlan, year2025 } from "../../ledger/ledger.arbitrary.ts";
import { accountLedgerReport } from "../account-ledger-report.ts";
import { balanceReport } from "../balance-report.ts";
import { generalLedger } from "../general-ledger.ts";
import { oddLedger } from "../odd-books.arbitrary.ts";
import { accountNames } from "../report-accounts.ts";
import { resultReport } from "../result-report.ts";
import { transactionListReport } from "../transaction-list-report.ts";
import { companyPlan, ledger2025, ledger2026, year2026 } from "../two-years.arbitrary.ts";
import { accountLedgerSheet, generalLedgerSheet } from "./ledger-sheet.ts";
import type { ReportSheet } from "./report-sheet.ts";
import { structuredSheet } from "./structured-sheet.ts";
import { transactionListSheet } from "./transaction-list-sheet.ts";

const year = fiscalYearRange(year2026);
const part = { from: isoDate("2026-04-01"), to: isoDate("2026-12-31") };
const ledger = withDrafts(
  ledger2026,
  [
    draft("d1", "2026-08-01", [
      [6000, 400],
      [1930, -400],
    ]),
  ],
  companyPlan,
);
const odd = fiscalYearRange(year2025);
const bank = accountNo(1930);

/** Every report of two books as a sheet, by the name of its golden files. */
export const TWO_BOOKS: readonly (readonly [name: string, sheet: ReportSheet])[] = [
  ["two-years-balance", structuredSheet(balanceReport(ledger, companyPlan, part))],
  [
    "two-years-result",
    structuredSheet(resultReport(ledger, companyPlan, part, { ledger: ledger2025, plan: companyPlan })),
  ],
  [
    "two-years-account-ledger",
    accountLedgerSheet(accountLedgerReport(ledger, bank, part), accountNames(companyPlan), {
      details: false,
    }),
  ],
  ["two-years-general-ledger", generalLedgerSheet(generalLedger(ledger, companyPlan, year))],
  [
    "two-years-transaction-list",
    transactionListSheet(transactionListReport(ledger, companyPlan, { range: year, order: "registration" })),
  ],
  ["odd-balance", structuredSheet(balanceReport(oddLedger, smallPlan, odd))],
  ["odd-result", structuredSheet(resultReport(oddLedger, smallPlan, odd))],
  [
    "odd-account-ledger",
    accountLedgerSheet(accountLedgerReport(oddLedger, bank, odd), accountNames(smallPlan), { details: true }),
  ],
  ["odd-general-ledger", generalLedgerSheet(generalLedger(oddLedger, smallPlan, odd))],
  [
    "odd-transaction-list",
    transactionListSheet(transactionListReport(oddLedger, smallPlan, { range: odd, order: "number" })),
  ],
];
