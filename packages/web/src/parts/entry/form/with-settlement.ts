import type { PreparedSettlement } from "@huvudbok/core/vat";
import { asSimpleForm } from "./entry-form.ts";
import { type EntryForm, withRows } from "./entry-rows.ts";

/** The form with the rows of a settlement alone, in the simple mode where that can show them. */
export function withSettlement(form: EntryForm, settlement: PreparedSettlement): EntryForm {
  const { direction: _direction, vatSplits: _splits, ...kept } = form;
  const { period, entries } = settlement;
  const settled = withRows({ ...kept, mode: "advanced", settles: { period, entries } }, entries);
  return (form.mode === "simple" ? asSimpleForm(settled) : undefined) ?? settled;
}
