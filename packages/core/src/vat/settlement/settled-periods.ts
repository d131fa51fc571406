import type { Ledger } from "../../ledger/index.ts";
import { lastingSettlements, vatRows } from "../vat-settlements.ts";
import { clearedAtStart, openedVat } from "./opening-settlements.ts";

/**
 * How many settlements of its year a ledger has that stand, by which the report suggests a period (VR6): those that clear
 * all of the VAT that the year before had left are of that year. Whether a period is settled its own VAT says (OV4).
 */
export function settledPeriods(ledger: Ledger): number {
  const lasting = lastingSettlements(ledger);
  const opening = openedVat(ledger);
  const ofOpening = clearedAtStart(lasting, opening);
  const cleared = new Set(ofOpening.flatMap((each) => [...vatRows(each).keys()]));
  const hasCleared = [...opening.keys()].every((account) => cleared.has(account));
  return lasting.length - (hasCleared ? ofOpening.length : 0);
}
