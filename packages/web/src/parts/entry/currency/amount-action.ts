import { LOCAL_CURRENCY, type Ore } from "@huvudbok/core/money";
import type { EntryAction } from "../form/actions/entry-action.ts";

/** What becomes of an amount that was typed in a row, signed: kronor, or an amount in the currency that was written. */
export function amountAction(
  key: number,
  amount: Ore | undefined,
  currency: string | undefined,
): EntryAction {
  const isForeign = currency !== undefined && currency !== LOCAL_CURRENCY;
  if (amount === undefined || amount === 0 || !isForeign) return { kind: "amount", key, amount };
  return { kind: "foreign-amount", key, foreign: { amount, currency } };
}
