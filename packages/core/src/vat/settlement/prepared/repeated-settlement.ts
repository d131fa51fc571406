import type { Transaction } from "../../../transaction/index.ts";
import { isVatSettlement, vatRows, withoutReversed } from "../../vat-settlements.ts";

type Made = Pick<Transaction, "date" | "entries">;

/**
 * The registered settlement that takes the same from every VAT account on the same day and has not been reversed: two
 * people who prepare the VAT of a period at once would book it twice (VR13). Undefined for what is no settlement.
 */
export function repeatedSettlement(
  registered: Iterable<Transaction>,
  made: Made | undefined,
): Transaction | undefined {
  if (made === undefined || !isVatSettlement(made.entries)) return undefined;
  const all = [...registered];
  const same = all.filter(
    (each) => each.date === made.date && isVatSettlement(each.entries) && isSameSettlement(each, made),
  );
  if (same.length === 0) return undefined;
  const lasting = withoutReversed(all.filter(({ entries }) => isVatSettlement(entries)));
  return same.find((each) => lasting.includes(each));
}

/** Whether two settlements take the same from every VAT account. */
export function isSameSettlement(one: Made, other: Made): boolean {
  const [rows, others] = [vatRows(one), vatRows(other)];
  return rows.size === others.size && [...rows].every(([account, amount]) => others.get(account) === amount);
}
