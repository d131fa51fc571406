import type { EntryRow, TypedAmount } from "../entry-rows.ts";

/** The row with what is being typed in its amount; undefined when that has been read. */
export function withTyped({ typed: _typed, ...row }: EntryRow, typed: TypedAmount | undefined): EntryRow {
  return typed === undefined ? row : { ...row, typed };
}

/** Without its amount, and without the foreign amount that it was computed from. */
export function withoutAmount(row: EntryRow): EntryRow {
  const {
    amount: _amount,
    foreignCurrencyAmount: _foreign,
    followsRate: _follows,
    unreadable: _unreadable,
    ...rest
  } = row;
  return withTyped(rest, undefined);
}
