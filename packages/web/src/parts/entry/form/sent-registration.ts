import type { NewTransaction } from "@huvudbok/core/transaction";
import { newTransaction } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";

/** True when the form got no answer and its content differs from what was sent. */
export function isChangedSince(form: EntryForm): boolean {
  if (form.sent === undefined) return false;
  const now = newTransaction(form);
  return now === undefined || !isSameTransaction(now, form.sent.transaction);
}

export function isSameTransaction(a: NewTransaction, b: NewTransaction): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
