import { negateOre, type Ore, sumOre } from "../money/index.ts";
import type { CountedAccount } from "./place-balances.ts";
import type { SruEntry, SruField } from "./sru-entries.ts";

/** What accounts have put in a field. */
export interface FilledField {
  readonly accounts: readonly CountedAccount[];
  /** Their sum as income minus cost: credit minus debit. */
  readonly income: Ore;
}

/** What is in each field, by its code. A pair goes to one of its two by the sign of all its accounts together (TX4). */
export function filledFields(
  placed: ReadonlyMap<SruEntry, readonly CountedAccount[]>,
): ReadonlyMap<number, FilledField> {
  const accountsOf = new Map<number, CountedAccount[]>();
  for (const [entry, accounts] of placed) {
    const { sru } = usedField(entry, incomeOf(accounts));
    accountsOf.set(sru, [...(accountsOf.get(sru) ?? []), ...accounts]);
  }
  return new Map(
    [...accountsOf].map(([sru, accounts]) => {
      const sorted = accounts.toSorted((a, b) => a.accountNo - b.accountNo);
      return [sru, { accounts: sorted, income: incomeOf(sorted) }];
    }),
  );
}

/** The field of an entry that is the right one for an amount, income minus cost. */
export function usedField(entry: SruEntry, income: Ore): SruField {
  if (entry.kind === "single") return entry.field;
  return income < 0 ? entry.minus : entry.plus;
}

function incomeOf(accounts: readonly CountedAccount[]): Ore {
  return negateOre(sumOre(accounts.map(({ amount }) => amount)));
}
