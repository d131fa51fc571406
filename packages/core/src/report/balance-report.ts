import { type AccountPlan, isBalanceAccount } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import type { Ore } from "../money/index.ts";
import { placeAccounts } from "./place-accounts.ts";
import { accountNames, notInPlan, sumColumns } from "./report-accounts.ts";
import type { ReportFinding } from "./report-finding.ts";
import type { ReportColumn, ReportLine } from "./report-line.ts";
import { type AccountAmounts, structureLines } from "./structure-lines.ts";

export interface BalanceReport {
  readonly kind: "balance";
  readonly range: DateRange;
  readonly columns: readonly ReportColumn[];
  /** Ends with the line 'Resultat'. */
  readonly lines: readonly ReportLine[];
  /** The amounts of that line: profit positive before closing, 0 after it. */
  readonly result: readonly Ore[];
  readonly findings: readonly ReportFinding[];
}

const COLUMNS: readonly ReportColumn[] = ["opening", "period", "closing"];

/**
 * The balance report (RE1): accounts 1000-2999 with a balance or rows in the period, debit positive. The last line
 * 'Resultat' is the sum of all of them, also of those without a place in the structure.
 */
export function balanceReport(ledger: Ledger, plan: AccountPlan, range: DateRange): BalanceReport {
  const nameOf = accountNames(plan);
  const accounts: AccountAmounts[] = [];
  for (const [accountNo, { opening, period, closing, rows }] of periodBalances(ledger, range)) {
    if (!isBalanceAccount(accountNo) || (opening === 0 && rows === 0)) continue;
    accounts.push({ accountNo, name: nameOf(accountNo), amounts: [opening, period, closing] });
  }
  const result = sumColumns(accounts, COLUMNS.length);
  const body = structuredBody(plan, accounts);
  return {
    kind: "balance",
    range,
    columns: COLUMNS,
    lines: [...body.lines, { kind: "total", id: "result", level: 1, name: "Resultat", amounts: result }],
    result,
    findings: [...body.findings, ...notInPlan(accounts, plan)],
  };
}

function structuredBody(plan: AccountPlan, accounts: readonly AccountAmounts[]) {
  const structure = plan.balanceReportStructure;
  if (structure === undefined) {
    const missing: ReportFinding = { code: "balance-structure-missing" };
    return { lines: [], findings: [missing] };
  }
  const { rowsOf, unplaced } = placeAccounts(structure, accounts);
  return {
    lines: structureLines(structure, rowsOf, COLUMNS.length),
    findings: unplaced.map(({ accountNo, amounts }): ReportFinding => {
      return { code: "not-in-balance-structure", accountNo, amounts };
    }),
  };
}
