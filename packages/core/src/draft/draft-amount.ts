import type { AccountNo } from "../account-plan/index.ts";
import { type Ore, ZERO_ORE } from "../money/index.ts";
import { countedEntries, entriesBalance, entriesTurnover } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/**
 * The amount that a list shows for a draft, in öre: what is missing for it to balance, with the sign of its rows, or
 * its debit when it balances. Undefined while no row has an amount.
 */
export function draftAmount({ entries }: Pick<Draft, "entries">): Ore | undefined {
  if (!hasAmount({ entries })) return undefined;
  const difference = entriesBalance(entries);
  return difference === ZERO_ORE ? entriesTurnover(entries).debit : difference;
}

/** True when a row that counts has an amount other than 0. */
export function hasAmount({ entries }: Pick<Draft, "entries">): boolean {
  return countedEntries(entries).some(({ amount }) => amount !== ZERO_ORE);
}

/** The accounts of the rows that count, each once, in the order of the rows. */
export function draftAccounts({ entries }: Pick<Draft, "entries">): readonly AccountNo[] {
  return [...new Set(countedEntries(entries).flatMap(({ accountId }) => accountId ?? []))];
}
