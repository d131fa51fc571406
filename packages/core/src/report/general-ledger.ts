import type { AccountInterval, AccountPlan } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { type Ledger, usedAccounts } from "../ledger/index.ts";
import { type AccountLedgerReport, accountLedgerReport } from "./account-ledger-report.ts";
import { accountNames } from "./report-accounts.ts";

/** An account's part of the general ledger: the same as its account ledger. */
export interface GeneralLedgerAccount extends AccountLedgerReport {
  readonly name: string;
}

export interface GeneralLedgerReport {
  readonly kind: "generalLedger";
  readonly range: DateRange;
  /** The accounts that it is limited to; undefined for all. */
  readonly interval: AccountInterval | undefined;
  /** In order of account number. */
  readonly accounts: readonly GeneralLedgerAccount[];
}

/**
 * The general ledger: every account, or those of an interval, with an opening balance or a row in the range, struck rows counting as rows. Only
 * sums are computed; rows are made on request.
 */
export function generalLedger(
  ledger: Ledger,
  plan: AccountPlan,
  range: DateRange,
  interval?: AccountInterval,
): GeneralLedgerReport {
  const nameOf = accountNames(plan);
  const accounts: GeneralLedgerAccount[] = [];
  for (const accountNo of usedAccounts(ledger)) {
    if (interval !== undefined && (accountNo < interval.from || accountNo > interval.to)) continue;
    const report = accountLedgerReport(ledger, accountNo, range);
    if (report.opening === 0 && report.rowCount === 0) continue;
    accounts.push({ ...report, name: nameOf(accountNo) });
  }
  return { kind: "generalLedger", range, interval, accounts };
}
