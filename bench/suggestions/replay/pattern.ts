import type { AccountNo } from "@huvudbok/core/account-plan";
import type { Ore } from "@huvudbok/core/money";

/** How a bank row is booked: the other accounts in order of number, each with its share of the amount. */
export type Pattern = readonly (readonly [account: AccountNo, share: number])[];

/** When two patterns count as the same answer. */
export type Agreement = (one: Pattern, other: Pattern) => boolean;

/** Shares may differ by so much: the rounding to öre of a small amount, a rate of interest that has moved a little. */
const TOLERANCE = 0.02;

/** What a row of the pattern is made of; rows of drafts have more. */
interface PatternRow {
  readonly accountId: AccountNo;
  readonly amount: Ore;
}

/** The pattern of a booking's rows, for a bank row of `amount` öre on `account`, whose own rows are left out. */
export function patternOf(rows: readonly PatternRow[], account: AccountNo, amount: Ore): Pattern {
  const shares = new Map<AccountNo, number>();
  for (const row of rows) {
    if (row.accountId === account) continue;
    shares.set(row.accountId, (shares.get(row.accountId) ?? 0) - row.amount / amount);
  }
  return [...shares].toSorted(([a], [b]) => a - b);
}

/** The same accounts, with the same shares. */
export function isSamePattern(one: Pattern, other: Pattern): boolean {
  return (
    isSameAccounts(one, other) &&
    one.every(([, share], index) => Math.abs(share - (other[index]?.[1] ?? 0)) <= TOLERANCE)
  );
}

export function isSameAccounts(one: Pattern, other: Pattern): boolean {
  return one.length === other.length && one.every(([account], index) => account === other[index]?.[0]);
}

/** The same accounts when those of VAT are left out. */
export function isSameWithoutVat(one: Pattern, other: Pattern): boolean {
  return isSameAccounts(withoutVat(one), withoutVat(other));
}

function withoutVat(pattern: Pattern): Pattern {
  const others = pattern.filter(([account]) => account < 2610 || account > 2659);
  return others.length === 0 ? pattern : others;
}
