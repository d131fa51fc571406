import { type Account, type AccountNo, accountForm } from "@huvudbok/core/account-plan";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusCell, focusNamed } from "../row/cell-focus.ts";
import { CreateAccountDialog } from "./create-account-dialog.tsx";

interface NewAccountProps {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** Starts an account from the text in the account field of a row. */
export function beginAccount({ dispatch }: EntryStore, typed: string, key: number): void {
  const { number, name } = accountForm(typed);
  dispatch({ kind: "new-account", newAccount: { key, number, name } });
}

/** An account that is created from an account field: stored with the form, and used in the row once it exists. */
export function NewAccount({ store, form, accounts }: NewAccountProps) {
  const { newAccount } = form;
  if (newAccount === undefined) return null;
  const { key } = newAccount;
  /** Returns to the field that asked for the account, with its number if it was created. */
  function close(id?: AccountNo) {
    if (id !== undefined) store.dispatch({ kind: "account", key, text: String(id), accountId: id });
    store.dispatch({ kind: "new-account", newAccount: undefined });
    const row = store.form().rows.findIndex((each) => each.key === key);
    if (id === undefined) focusCell(row, "account");
    // The second account of the simple form is its last field.
    else if (form.mode === "simple" && row === 1) focusNamed("register");
    else focusCell(row, "debit");
  }
  return (
    <CreateAccountDialog
      key={key}
      typed={newAccount}
      accounts={accounts}
      onType={(fields) => store.dispatch({ kind: "new-account", newAccount: { ...newAccount, ...fields } })}
      onClose={() => close()}
      onCreated={({ id }) => close(id)}
    />
  );
}
