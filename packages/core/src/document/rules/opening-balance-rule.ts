import { type AccountBalance, openingFromClosing } from "../../account-balance/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { DecodedChange } from "../decoded-change.ts";
import type { DocumentFacts } from "../document-facts.ts";

/**
 * The opening balances of a year that begins on or before the closed date stay, but for one thing: they may always
 * become what the year before closes with (clarification B47). Those that come with their year are no change.
 */
export function openingBalanceRule(
  { put, remove }: DecodedChange<"accountBalance">,
  { fiscalYear, isYearNew, closedThrough, existing, previousClosing }: DocumentFacts<"accountBalance">,
): ChangeRefusal | undefined {
  if (closedThrough === undefined || fiscalYear === undefined || isYearNew === true) return undefined;
  if (fiscalYear.from > closedThrough || put.length + remove.length === 0) return undefined;
  const after = new Map<string, AccountBalance>(existing);
  for (const id of remove) after.delete(id);
  for (const balance of put) after.set(String(balance.accountId), balance);
  const isCarried =
    previousClosing !== undefined && isSame([...after.values()], openingFromClosing(previousClosing));
  return isCarried ? undefined : { code: "opening-closed", closedThrough };
}

function isSame(balances: readonly AccountBalance[], carried: readonly AccountBalance[]): boolean {
  const amounts = new Map(carried.map(({ accountId, balance }) => [accountId, balance]));
  const present = balances.filter(({ balance }) => balance !== 0);
  return (
    present.length === amounts.size &&
    present.every(({ accountId, balance }) => amounts.get(accountId) === balance)
  );
}
