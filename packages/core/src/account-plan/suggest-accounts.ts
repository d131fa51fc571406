import { foldText, matchesSearch } from "../text/index.ts";
import type { Account, AccountPlan } from "./account-plan.ts";

export interface SuggestOptions {
  /** Accounts used before with the same text, the likeliest first: they come first. */
  readonly recent?: readonly number[];
  readonly limit?: number;
}

/** The most accounts that are listed under an account field. */
const MOST_SUGGESTIONS = 10;

/**
 * The accounts that match what is typed in an account field (AP8): digits are the beginning of the number, letters
 * match anywhere in the name without regard to case and marks. Inactive accounts come after the active ones; using one
 * makes it active.
 */
export function suggestAccounts(
  query: string,
  plan: Pick<AccountPlan, "accounts2">,
  { recent = [], limit = MOST_SUGGESTIONS }: SuggestOptions = {},
): Account[] {
  const typed = query.trim();
  const isNumber = /^\d+$/.test(typed);
  const isMeant = isNumber
    ? ({ id }: Account) => String(id).startsWith(typed)
    : ({ id, name }: Account) => matchesSearch(`${id} ${name}`, typed);
  const folded = foldText(typed);
  const closeness = ({ name }: Account): number => (isNumber ? 0 : nameCloseness(foldText(name), folded));
  return plan.accounts2
    .filter(isMeant)
    .sort(
      (a, b) =>
        Number(b.active) - Number(a.active) ||
        recencyFirst(recent, a, b) ||
        closeness(a) - closeness(b) ||
        a.id - b.id,
    )
    .slice(0, limit);
}

/** The exact name first, then names that begin with the text as a whole word, then any prefix, then the rest. */
function nameCloseness(name: string, typed: string): number {
  if (name === typed) return 0;
  if (!name.startsWith(typed)) return 3;
  return /[\p{L}\p{N}]/u.test(name.charAt(typed.length)) ? 2 : 1;
}

/** The account with exactly the typed number, active or not: it is chosen without a question. */
export function exactAccount(query: string, plan: Pick<AccountPlan, "accounts2">): Account | undefined {
  const typed = query.trim();
  return plan.accounts2.find(({ id }) => String(id) === typed);
}

/** The account, made active if it is not, for the commit that uses it. */
export function activatedAccount(account: Account): Account {
  return account.active ? account : { ...account, active: true };
}

function recencyFirst(recent: readonly number[], a: Account, b: Account): number {
  const [placeA, placeB] = [recent.indexOf(a.id), recent.indexOf(b.id)];
  if (placeA === placeB) return 0;
  if (placeA === -1 || placeB === -1) return placeA === -1 ? 1 : -1;
  return placeA - placeB;
}
