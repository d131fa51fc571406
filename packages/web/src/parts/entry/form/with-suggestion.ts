import { type DraftEntry, entriesInPlaceOf } from "@huvudbok/core/draft";
import { followingRates } from "../currency/following-rates.ts";
import { asSimpleForm } from "./entry-form.ts";
import {
  type EntryForm,
  type EntryRow,
  fieldsOf,
  isUntouched,
  normalized,
  typedAccount,
  withRows,
} from "./entry-rows.ts";

/**
 * The form with the rows that are suggested for it: its own rows with an account stay before them, and rows without one
 * are replaced, but for what is written at them (CT6). In the simple mode it stays simple where two rows do.
 */
export function withSuggestion(
  form: EntryForm,
  { entries }: { readonly entries: readonly DraftEntry[] },
): EntryForm {
  const { direction: _direction, vatSplits = [], ...rest } = form;
  const kept = form.rows.filter(hasAccount);
  const keys = new Set(kept.map(({ key }) => key));
  // The second row of the simple mode only mirrors the first.
  const typed = form.mode === "simple" ? form.rows.slice(0, 1) : form.rows;
  const replaced = typed.filter((row) => !hasAccount(row) && !isUntouched(row)).map(fieldsOf);
  const made = withRows({ ...rest, mode: "advanced", rows: [] }, entriesInPlaceOf(replaced, entries));
  const splits = vatSplits.filter(({ key }) => keys.has(key));
  const filled = normalized({
    ...made,
    ...(splits.length === 0 ? {} : { vatSplits: splits }),
    rows: [...kept, ...followingRates(made.rows.slice(0, entries.length))],
  });
  return form.mode === "simple" ? (asSimpleForm(filled) ?? filled) : filled;
}

function hasAccount(row: EntryRow): boolean {
  return row.accountId !== undefined || typedAccount(row) !== undefined;
}
