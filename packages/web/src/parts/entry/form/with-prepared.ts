import type { EntryActions } from "./actions/entry-action.ts";
import { asSimpleForm } from "./entry-form.ts";
import { type EntryForm, withRows } from "./entry-rows.ts";

/** The form with the rows that a page prepares alone, in the simple mode where that can show them. */
export function withPrepared(form: EntryForm, { prepared }: EntryActions["prepared"]): EntryForm {
  const { direction: _direction, vatSplits: _splits, ...kept } = form;
  const filled = withRows({ ...kept, mode: "advanced", prepared }, prepared.entries);
  return (form.mode === "simple" ? asSimpleForm(filled) : undefined) ?? filled;
}
