import type { Account } from "@huvudbok/core/account-plan";
import { ZERO_ORE } from "@huvudbok/core/money";
import { type EntrySide, usualSide } from "@huvudbok/core/transaction";
import { suggestedAmount } from "../form/entry-form.ts";
import type { EntryForm, EntryRow } from "../form/entry-rows.ts";

/** The side to go to when the account is chosen: the row's own, that of a recalled booking, else the account's. */
export function amountSide(
  form: EntryForm,
  row: EntryRow,
  accounts: ReadonlyMap<number, Account>,
): EntrySide {
  const accountOf = ({ accountId }: EntryRow) =>
    accountId === undefined ? undefined : accounts.get(accountId);
  const isRecalled = row.share !== undefined && form.rows.every(({ amount }) => amount === undefined);
  const known = (row.amount ?? 0) === 0 ? (isRecalled ? row.share : undefined) : row.amount;
  if (known !== undefined && known !== 0) return known < 0 ? "credit" : "debit";
  const others = form.rows.filter(({ key }) => key !== row.key).flatMap((other) => accountOf(other) ?? []);
  return usualSide(accountOf(row), others, suggestedAmount(form, row.key) ?? ZERO_ORE);
}
