import type { Account } from "@huvudbok/core/account-plan";
import { type DraftForm, draftFormKey } from "@huvudbok/core/draft";
import { followingRates } from "../currency/following-rates.ts";
import { asSimpleForm, entryText } from "../form/entry-form.ts";
import { type EntryForm, type EntryRow, fieldsOf, typedAccount, withRows } from "../form/entry-rows.ts";
import { cellName } from "../row/cell-focus.ts";

/** What a draft holds of a form: an account number that the chart does not have is kept too. */
export function draftFormOf(form: EntryForm): DraftForm {
  const { date, annotation, attachmentIds } = form;
  return {
    ...(date === undefined ? {} : { date }),
    text: entryText(form),
    rows: form.rows.map((row) => {
      const typed = typedAccount(row);
      return typed === undefined ? fieldsOf(row) : { ...fieldsOf(row), accountId: typed };
    }),
    annotation,
    attachmentIds,
  };
}

/** A draft in the entry form, in the mode of `empty` where it can be shown so. */
export function entryFormOf(
  draft: DraftForm,
  empty: EntryForm,
  accounts: ReadonlyMap<number, Account>,
): EntryForm {
  const { date, text, rows, annotation, attachmentIds } = draft;
  const filled = withRows({ ...empty, mode: "advanced", date, text, annotation, attachmentIds }, rows);
  const known = filled.rows.map((row) => withKnownAccount(row, accounts));
  const form = { ...filled, rows: followingRates(known) };
  const simple = empty.mode === "simple" ? asSimpleForm(form) : undefined;
  // The simple mode may add a row: the draft would be changed by being opened.
  const isSame = simple !== undefined && draftFormKey(draftFormOf(simple)) === draftFormKey(draft);
  return isSame ? simple : form;
}

/** The first field whose text no draft can hold, since it is no date, amount, quantity or account; undefined when all can. */
export function unreadableCell({ rows, typedDate }: EntryForm): string | undefined {
  if (typedDate !== undefined) return "entry-date";
  for (const [index, row] of rows.entries()) {
    const isText = row.accountText.trim() !== "" && row.accountId === undefined;
    if (isText && typedAccount(row) === undefined) return cellName(index, "account");
    if (row.unreadable !== undefined) return cellName(index, row.unreadable);
    if (row.typedQuantity !== undefined) return cellName(index, "quantity");
  }
  return undefined;
}

function withKnownAccount({ accountId, ...row }: EntryRow, accounts: ReadonlyMap<number, Account>): EntryRow {
  return accountId === undefined || !accounts.has(accountId) ? row : { ...row, accountId };
}
