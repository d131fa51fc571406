import { formatOre } from "../money/index.ts";
import type { ForeignCurrencyAmount } from "./transaction.ts";

/** An amount in another currency as pages and reports show it beside its kronor: `-100,00 USD`. */
export function foreignAmountText({ amount, currency }: ForeignCurrencyAmount): string {
  return `${formatOre(amount)}\u00A0${currency}`;
}
