import {
  type AccountNo,
  type AccountPlan,
  isBalanceAccount,
  isResultAccount,
} from "../account-plan/index.ts";
import { type DateRange, monthsOf, samePeriod } from "../calendar/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { type Ledger, type PeriodBalances, periodBalances } from "../ledger/index.ts";
import { negateOre, type Ore, ZERO_ORE } from "../money/index.ts";
import { placeAccounts } from "./place-accounts.ts";
import { accountNames, beyondSums, notInPlan, sumColumns } from "./report-accounts.ts";
import type { ReportFinding } from "./report-finding.ts";
import type { ReportColumn, ReportLine } from "./report-line.ts";
import { type AccountAmounts, added, structureLines } from "./structure-lines.ts";

export interface ResultReport {
  readonly kind: "result";
  readonly range: DateRange;
  /** What the column of the comparison holds; undefined without one or when the year before was too short. */
  readonly comparedRange: DateRange | undefined;
  readonly columns: readonly ReportColumn[];
  /** Ends with the line 'Diff' when it is not 0 in every column. */
  readonly lines: readonly ReportLine[];
  readonly diff: readonly Ore[];
  readonly findings: readonly ReportFinding[];
}

/** Other books, or others of the same books' days, that a report is compared with. */
export interface Comparison {
  readonly ledger: Ledger;
  readonly plan: AccountPlan;
  /** The days of those books that a person has chosen; without them the same part of the year. */
  readonly range?: DateRange;
}

/** One column of the report: the change of each account in the column's period. */
interface Column {
  readonly name: ReportColumn;
  readonly balances: PeriodBalances;
}

/**
 * The result report (RE2 to RE5): accounts 3000-9999, income positive. 'Ackumulerat' counts from
 * the start of the year to the end of the range; a range that starts later has its own column 'Period' before it.
 */
export function resultReport(
  ledger: Ledger,
  plan: AccountPlan,
  range: DateRange,
  comparison?: Comparison,
): ResultReport {
  const { from } = ledger.fiscalYear;
  const comparedRange = comparison?.range ?? rangeInPrevious(ledger, range, comparison);
  const columns: Column[] = [];
  if (range.from > from) columns.push({ name: "period", balances: periodBalances(ledger, range) });
  columns.push({ name: "accumulated", balances: periodBalances(ledger, { from, to: range.to }) });
  if (comparison !== undefined) columns.push(comparedColumn(comparison, comparedRange));
  const plans: [AccountPlan, ...AccountPlan[]] = [
    plan,
    ...(comparison === undefined ? [] : [comparison.plan]),
  ];
  return { ...reportOf(columns, plans), range, comparedRange };
}

/** The result of each month of the range, and last the sum of them (RE16). */
export function resultByMonth(ledger: Ledger, plan: AccountPlan, range: DateRange): ResultReport {
  const months = monthsOf(range).map((month) => ({ name: month, balances: periodBalances(ledger, month) }));
  const columns: Column[] = [...months, { name: "sum", balances: periodBalances(ledger, range) }];
  return { ...reportOf(columns, [plan]), range, comparedRange: undefined };
}

/** The lines of the report; the first plan has its structure, all of them names. */
function reportOf(columns: readonly Column[], plans: readonly [AccountPlan, ...AccountPlan[]]) {
  const accounts = resultAccounts(columns, plans);
  const change = columns.map(({ balances }) => changeOfBalanceAccounts(balances));
  const body = structuredBody(plans[0], accounts, columns.length);
  const diff = added(body.placedSums, change, -1);
  const diffLine: ReportLine = { kind: "total", id: "diff", level: 1, name: "Diff", amounts: diff };
  return {
    kind: "result" as const,
    columns: columns.map(({ name }) => name),
    lines: diff.every((amount) => amount === 0) ? body.lines : [...body.lines, diffLine],
    diff,
    findings: [...body.findings, ...notInPlan(accounts, ...plans), ...beyondSums(accounts)],
  };
}

function rangeInPrevious(ledger: Ledger, range: DateRange, previous: Comparison | undefined) {
  if (previous === undefined) return undefined;
  return samePeriod(range, ledger.fiscalYear, fiscalYearRange(previous.ledger.fiscalYear));
}

function comparedColumn({ ledger, range }: Comparison, comparedRange: DateRange | undefined): Column {
  return {
    name: range === undefined ? "previousPeriod" : "comparison",
    balances: comparedRange === undefined ? new Map() : periodBalances(ledger, comparedRange),
  };
}

/** The result accounts with a row in any of the columns, in order of number; credit positive. */
function resultAccounts(columns: readonly Column[], plans: readonly AccountPlan[]): AccountAmounts[] {
  const nameOf = accountNames(...plans);
  const moved = new Set<AccountNo>();
  for (const { balances } of columns) {
    for (const [accountNo, { rows }] of balances) {
      if (rows > 0 && isResultAccount(accountNo)) moved.add(accountNo);
    }
  }
  return [...moved]
    .sort((a, b) => a - b)
    .map((accountNo) => ({
      accountNo,
      name: nameOf(accountNo),
      amounts: columns.map(({ balances }) => negateOre(balances.get(accountNo)?.period ?? ZERO_ORE)),
    }));
}

/** The change of accounts 1000-2999 in the period, debit positive: the result according to the balance accounts. */
function changeOfBalanceAccounts(balances: PeriodBalances): number {
  let change = 0;
  for (const [accountNo, { period }] of balances) {
    if (isBalanceAccount(accountNo)) change += period;
  }
  return change;
}

function structuredBody(plan: AccountPlan, accounts: readonly AccountAmounts[], columnCount: number) {
  const structure = plan.resultReportStructure;
  if (structure === undefined) {
    const missing: ReportFinding = { code: "result-structure-missing" };
    return { lines: [], findings: [missing], placedSums: sumColumns([], columnCount) };
  }
  const { rowsOf, placed, unplaced } = placeAccounts(structure, accounts);
  return {
    lines: structureLines(structure, rowsOf, columnCount),
    findings: unplaced.map(({ accountNo, amounts }): ReportFinding => {
      return { code: "not-in-result-structure", accountNo, amounts };
    }),
    placedSums: sumColumns(placed, columnCount),
  };
}
