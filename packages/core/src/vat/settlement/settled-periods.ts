import { isVatAccount } from "../../account-plan/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { lastingSettlements, vatRows } from "../vat-settlements.ts";
import { clearedAtStart } from "./opening-settlements.ts";

/** How many periods of its year a ledger has settled (OV4). */
export interface SettledPeriods {
  /** Of this year: settlements that stand and do not just clear what the year began with. */
  readonly ofYear: number;
  /** Whether the VAT that the year before had left has been settled in this one. */
  readonly hasClearedOpening: boolean;
}

export function settledPeriods(ledger: Ledger): SettledPeriods {
  const opened = ledger.openingBalances.filter(
    ({ accountId, balance }) => isVatAccount(accountId) && balance !== 0,
  );
  const lasting = lastingSettlements(ledger);
  const opening = new Map(opened.map(({ accountId, balance }) => [accountId, balance]));
  const ofOpening = clearedAtStart(lasting, opening);
  const cleared = new Set(ofOpening.flatMap((each) => [...vatRows(each).keys()]));
  const hasClearedOpening = opened.length > 0 && opened.every(({ accountId }) => cleared.has(accountId));
  return { ofYear: lasting.length - (hasClearedOpening ? ofOpening.length : 0), hasClearedOpening };
}
