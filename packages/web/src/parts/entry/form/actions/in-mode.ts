import { asSimpleForm } from "../entry-form.ts";
import { type EntryForm, normalized } from "../entry-rows.ts";
import type { EntryActions } from "./entry-action.ts";

/** The form in another mode; as it is where the simple mode cannot show its rows. */
export function inMode(form: EntryForm, { mode }: EntryActions["mode"]): EntryForm {
  if (mode === form.mode) return form;
  const { direction: _direction, ...rest } = form;
  if (mode === "advanced") return normalized({ ...rest, mode });
  return asSimpleForm(form) ?? form;
}
