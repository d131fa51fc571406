import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import type { Ore } from "@huvudbok/core/money";
import { isConflict, knowing } from "../../data/unfinished/edit.ts";
import { savedAmount } from "./balance-edits.ts";

/** By account that is changed on the page, the amounts that the person knows to have been saved. */
export type KnownBalances = ReadonlyMap<AccountNo, readonly Ore[]>;

type SavedBalances = ReadonlyMap<string, AccountBalance>;

/** A change begins: what is saved now is known. Of an account whose change has begun already nothing is added. */
export function withBegun(
  known: KnownBalances,
  accounts: Iterable<AccountNo>,
  saved: SavedBalances,
): KnownBalances {
  const begun = [...accounts].filter((account) => !known.has(account));
  return new Map([...known, ...begun.map((account) => [account, [savedAmount(saved, account)]] as const)]);
}

/** An amount is sent, or is to be replaced: from then on it is known. */
export function withKnown(known: KnownBalances, account: AccountNo, amount: Ore): KnownBalances {
  const edit = knowing({ known: known.get(account) ?? [], typed: amount }, amount);
  return new Map(known).set(account, edit.known);
}

/** What is known of the accounts that are changed; the changes of the others are saved or given up. */
export function ofAccounts(known: KnownBalances, isChanged: (account: AccountNo) => boolean): KnownBalances {
  return new Map([...known].filter(([account]) => isChanged(account)));
}

/**
 * The changed accounts whose balance somebody else has saved meanwhile. `typedOn` gives what an account is changed to:
 * undefined for an amount that cannot be read, which is like no saved amount.
 */
export function conflictingAccounts(
  known: KnownBalances,
  saved: SavedBalances,
  typedOn: (account: AccountNo) => Ore | undefined,
): readonly AccountNo[] {
  return [...known].flatMap(([account, amounts]) =>
    isConflict<Ore | undefined>({ known: amounts, typed: typedOn(account) }, savedAmount(saved, account))
      ? [account]
      : [],
  );
}
