import { type AccountNo, type AccountPlan, isBalanceAccount } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import { type Ore, ZERO_ORE } from "../money/index.ts";
import { placeAccounts } from "./place-accounts.ts";
import { type AccountNames, accountNames, beyondSums, notInPlan, sumColumns } from "./report-accounts.ts";
import type { ReportFinding } from "./report-finding.ts";
import type { ReportColumn, ReportLine } from "./report-line.ts";
import type { Comparison } from "./result-report.ts";
import { type AccountAmounts, structureLines } from "./structure-lines.ts";

export interface BalanceReport {
  readonly kind: "balance";
  readonly range: DateRange;
  /** The days whose last one the column of the comparison shows; undefined without one. */
  readonly comparedRange: DateRange | undefined;
  readonly columns: readonly ReportColumn[];
  /** Ends with the line 'Resultat'. */
  readonly lines: readonly ReportLine[];
  /** The amounts of that line: profit positive before closing, 0 after it. */
  readonly result: readonly Ore[];
  readonly findings: readonly ReportFinding[];
}

const COLUMNS: readonly ReportColumn[] = ["opening", "period", "closing"];

/** Other books, or the same, at the end of other days. */
type ComparedBalances = Comparison & { readonly range: DateRange };

/**
 * The balance report (RE1): accounts 1000-2999 with a balance or rows in the period, debit positive. The last line
 * 'Resultat' is the sum of all of them, also of those without a place in the structure. A comparison adds the closing
 * balances of other days (RE17).
 */
export function balanceReport(
  ledger: Ledger,
  plan: AccountPlan,
  range: DateRange,
  comparison?: ComparedBalances,
): BalanceReport {
  const columns: readonly ReportColumn[] = comparison === undefined ? COLUMNS : [...COLUMNS, "comparison"];
  const plans = comparison === undefined ? [plan] : [plan, comparison.plan];
  const accounts = balanceAccounts(ledger, range, comparison, accountNames(...plans));
  const result = sumColumns(accounts, columns.length);
  const body = structuredBody(plan, accounts, columns.length);
  return {
    kind: "balance",
    range,
    comparedRange: comparison?.range,
    columns,
    lines: [...body.lines, { kind: "total", id: "result", level: 1, name: "Resultat", amounts: result }],
    result,
    findings: [...body.findings, ...notInPlan(accounts, ...plans), ...beyondSums(accounts)],
  };
}

/** The accounts with a balance or rows in the period, or a balance at the end of the compared days, by number. */
function balanceAccounts(
  ledger: Ledger,
  range: DateRange,
  comparison: ComparedBalances | undefined,
  nameOf: AccountNames,
): AccountAmounts[] {
  const amountsOf = new Map<AccountNo, Ore[]>();
  for (const [accountNo, { opening, period, closing, rows }] of periodBalances(ledger, range)) {
    if (opening !== 0 || rows !== 0) amountsOf.set(accountNo, [opening, period, closing]);
  }
  if (comparison !== undefined) {
    const compared = periodBalances(comparison.ledger, comparison.range);
    for (const [accountNo, { closing }] of compared) {
      if (closing !== 0 && !amountsOf.has(accountNo))
        amountsOf.set(
          accountNo,
          COLUMNS.map(() => ZERO_ORE),
        );
    }
    for (const [accountNo, amounts] of amountsOf) amounts.push(compared.get(accountNo)?.closing ?? ZERO_ORE);
  }
  return [...amountsOf]
    .filter(([accountNo]) => isBalanceAccount(accountNo))
    .sort(([a], [b]) => a - b)
    .map(([accountNo, amounts]) => ({ accountNo, name: nameOf(accountNo), amounts }));
}

function structuredBody(plan: AccountPlan, accounts: readonly AccountAmounts[], columnCount: number) {
  const structure = plan.balanceReportStructure;
  if (structure === undefined) {
    const missing: ReportFinding = { code: "balance-structure-missing" };
    return { lines: [], findings: [missing] };
  }
  const { rowsOf, unplaced } = placeAccounts(structure, accounts);
  return {
    lines: structureLines(structure, rowsOf, columnCount),
    findings: unplaced.map(({ accountNo, amounts }): ReportFinding => {
      return { code: "not-in-balance-structure", accountNo, amounts };
    }),
  };
}
