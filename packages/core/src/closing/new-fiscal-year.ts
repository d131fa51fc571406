import { type AccountBalance, openingFromClosing } from "../account-balance/index.ts";
import type { AccountPlan } from "../account-plan/index.ts";
import { type AssetList, rolledAssetLists } from "../asset/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { DEFAULT_TRANSACTION_SERIES, type FiscalYear, type FiscalYearId } from "../fiscal-year/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import type { Transaction } from "../transaction/index.ts";

/** The documents of the fiscal year before that exist. */
export interface PreviousYearDocuments {
  readonly fiscalYear: FiscalYear;
  readonly plan?: AccountPlan;
  readonly balances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
  readonly assetLists: readonly AssetList[];
}

/** What the documents of a new fiscal year start with. */
export interface NewFiscalYear {
  readonly fiscalYear: FiscalYear;
  /** Absent without a previous year that has one: the user goes on to chart creation. */
  readonly plan?: AccountPlan;
  readonly balances: readonly AccountBalance[];
  readonly assetLists: readonly AssetList[];
}

/**
 * A new fiscal year with what is carried over from the year before: series, chart, the closing balances of 1000-2999
 * that are not zero, and the asset lists rolled one year. Without a year before nothing is copied (FY1).
 */
export function newFiscalYear(
  id: FiscalYearId,
  range: DateRange,
  previous: PreviousYearDocuments | undefined,
): NewFiscalYear {
  const { from, to } = range;
  const series = previous?.fiscalYear.transactionSeries ?? [DEFAULT_TRANSACTION_SERIES];
  const fiscalYear: FiscalYear = { id, from, to, locked: false, transactionSeries: series };
  if (previous === undefined) return { fiscalYear, balances: [], assetLists: [] };
  return {
    fiscalYear,
    ...(previous.plan === undefined ? {} : { plan: previous.plan }),
    balances: openingFromClosing(
      closingBalances(
        buildLedger({
          fiscalYear: previous.fiscalYear,
          openingBalances: previous.balances,
          transactions: previous.transactions,
        }),
      ),
    ),
    assetLists: rolledAssetLists(previous.assetLists, range),
  };
}
