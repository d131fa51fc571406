import type { ChangeRefusal } from "../change-refusal.ts";
import type { DecodedChange } from "../decoded-change.ts";
import type { DocumentKind } from "../document-kind.ts";

/**
 * In a fiscal year that there is not, nothing is saved. What is left there from a year that has gone may go too, but for
 * vouchers: they are judged by their year, which comes back first.
 */
export function missingYearRule<Kind extends DocumentKind>(
  kind: Kind,
  { head, put, append, remove }: DecodedChange<Kind>,
): ChangeRefusal | undefined {
  const isOnlyRemoval = head === undefined && put.length === 0 && append.length === 0;
  const leavesVouchers = kind !== "transactions" || remove.length === 0;
  return isOnlyRemoval && leavesVouchers ? undefined : { code: "fiscal-year-missing" };
}
