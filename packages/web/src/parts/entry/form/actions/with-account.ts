import { accountTypeOf } from "@huvudbok/core/account-plan";
import { type MoneyDirection, turnedTo, usualDirection } from "@huvudbok/core/transaction";
import { changed, type EntryForm } from "../entry-rows.ts";
import type { EntryActions } from "./entry-action.ts";

/** Another account. In the simple mode the direction of the money follows the account until a person has chosen one. */
export function withAccount(
  form: EntryForm,
  { key, text, accountId, accountType }: EntryActions["account"],
): EntryForm {
  const named = changed(form, key, ({ accountId: _accountId, ...row }) => ({
    ...row,
    accountText: text,
    ...(accountId === undefined ? {} : { accountId }),
  }));
  const isFirst = form.mode === "simple" && form.rows[0]?.key === key;
  if (!isFirst || accountId === undefined || form.direction !== undefined) return named;
  return turned(named, usualDirection(accountType ?? accountTypeOf(accountId)));
}

/** The amount of the first row, on the side that the direction says; the second row follows. */
export function turned(form: EntryForm, direction: MoneyDirection): EntryForm {
  const first = form.rows[0];
  if (first?.amount === undefined) return form;
  const amount = turnedTo(first.amount, direction);
  const { foreignCurrencyAmount: foreign } = first;
  const turnedForeign = foreign && { ...foreign, amount: turnedTo(foreign.amount, direction) };
  return changed(form, first.key, (row) => ({
    ...row,
    amount,
    ...(turnedForeign === undefined ? {} : { foreignCurrencyAmount: turnedForeign }),
  }));
}
