import type { EntryRow } from "../form/entry-rows.ts";

/** Rows of something that is no transaction yet: their amounts in other currencies follow the rate of the form's date. */
export function followingRates(rows: readonly EntryRow[]): readonly EntryRow[] {
  return rows.map((row) => (row.foreignCurrencyAmount === undefined ? row : { ...row, followsRate: true }));
}
