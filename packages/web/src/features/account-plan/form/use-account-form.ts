import {
  type Account,
  type AccountForm,
  type AccountFormError,
  accountFormErrorText,
  validateAccount,
} from "@huvudbok/core/account-plan";
import { useState } from "react";
import {
  conflictingFields,
  editsAfterSending,
  keptEdits,
  openedEdits,
  withEdits,
  withMine,
  withStored,
  withTyped,
} from "../../../data/unfinished/field-edits.ts";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import { type AccountFormContent, startOfForm } from "./account-form-content.ts";

export type AccountField = AccountFormError["field"];

/** What is typed about an account beside what is stored of it, and what is wrong with it. */
export function useAccountForm(
  unfinished: Pick<Unfinished<AccountFormContent>, "read" | "keep">,
  edited: Account | undefined,
  accounts: readonly Account[],
) {
  const stored = startOfForm(edited);
  const [edits, setEdits] = useState(() => openedEdits(unfinished.read(), stored));
  const typed = withEdits(stored, edits);
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const result = validateAccount(typed, accounts, edited);
  const errors = result.ok ? [] : result.error;
  function change(next: AccountFormContent) {
    setEdits(next);
    unfinished.keep(keptEdits(next));
  }
  return {
    typed,
    stored,
    /** The account as typed; undefined while something is wrong with it. */
    account: result.ok ? result.value : undefined,
    /** What stands in the fields that remain to be filled in or corrected. */
    notValid: errors.map(({ field }) => typed[field]),
    /** Fields that others have changed meanwhile. */
    conflicts: conflictingFields(edits, stored),
    set: (fields: Partial<AccountForm>) => change(withTyped(edits, stored, fields)),
    keepMine: (field: string) => change(withMine(edits, stored, field)),
    takeStored: (field: string) => change(withStored(edits, stored, field)),
    sent: () => change(editsAfterSending(edits, stored)),
    leave: (field: AccountField) => setLeft((now) => new Set([...now, field])),
    showErrors: () => setLeft(new Set(errors.map(({ field }) => field))),
    /** What is wrong with a field that has been left. */
    errorOf: (field: AccountField): string | undefined => {
      const error = left.has(field) ? errors.find((each) => each.field === field) : undefined;
      return error && accountFormErrorText(error);
    },
  };
}
