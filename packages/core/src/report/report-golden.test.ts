import { join } from "node:path";
import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { withDrafts } from "../ledger/index.ts";
import { draft } from "../ledger/ledger.arbitrary.ts";
import { balanceReport } from "./balance-report.ts";
import { type GeneralLedgerReport, generalLedger } from "./general-ledger.ts";
import { reportHeading } from "./report-heading.ts";
import { resultReport } from "./result-report.ts";
import { transactionListReport } from "./transaction-list-report.ts";
import { companyPlan, ledger2025, ledger2026, year2026 } from "./two-years.arbitrary.ts";

const GOLDEN = join(import.meta.dirname, "../../testdata/report/two-years.golden.json");

/** The second year of the worked example with a draft counted in: every report, whole. */
test("a full set of reports", async () => {
  const drafts = [
    draft("d1", "2026-08-01", [
      [6000, 400],
      [1930, -400],
    ]),
    draft("d2", undefined, [[1930, -100]]),
  ];
  const ledger = withDrafts(ledger2026, drafts, companyPlan);
  const secondHalf = { from: isoDate("2026-07-01"), to: isoDate("2026-12-31") };
  const reports = {
    heading: reportHeading(
      { name: "Exempel AB", organizationNumber: "556677-8899", numberName: "Organisationsnummer" },
      ledger,
      fiscalYearRange(year2026),
    ),
    balance: balanceReport(ledger, companyPlan, secondHalf),
    result: resultReport(ledger, companyPlan, secondHalf, { ledger: ledger2025, plan: companyPlan }),
    generalLedger: wholeLedger(generalLedger(ledger, companyPlan, secondHalf)),
    transactionList: transactionListReport(ledger, companyPlan, { range: secondHalf, order: "registration" }),
  };
  await expect(`${JSON.stringify(reports, null, 2)}\n`).toMatchFileSnapshot(GOLDEN);
});

/** With every row made. */
function wholeLedger({ accounts, ...rest }: GeneralLedgerReport): object {
  return {
    ...rest,
    accounts: accounts.map(({ kind, accountNo, range, opening, rows, turnover, closing, name }) => {
      return { kind, accountNo, range, opening, rows: rows(), turnover, closing, name };
    }),
  };
}
