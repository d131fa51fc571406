import { isVatAccount } from "../../account-plan/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { lastingSettlements, vatRows } from "../vat-settlements.ts";
import { clearedAtStart } from "./opening-settlements.ts";

/**
 * How many periods of its year a ledger has settled: as many as there are settlements that stand. Those that clear all of
 * the VAT that the year before had left are of that year (OV4).
 */
export function settledPeriods(ledger: Ledger): number {
  const opened = ledger.openingBalances.filter(
    ({ accountId, balance }) => isVatAccount(accountId) && balance !== 0,
  );
  const lasting = lastingSettlements(ledger);
  const opening = new Map(opened.map(({ accountId, balance }) => [accountId, balance]));
  const ofOpening = clearedAtStart(lasting, opening);
  const cleared = new Set(ofOpening.flatMap((each) => [...vatRows(each).keys()]));
  const hasCleared = opened.every(({ accountId }) => cleared.has(accountId));
  return lasting.length - (hasCleared ? ofOpening.length : 0);
}
