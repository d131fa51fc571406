import type { Account } from "@huvudbok/core/account-plan";
import { splitEntryVat, VAT_RATES, type VatRate } from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, normalized } from "./entry-rows.ts";

/**
 * Splits a row into net and VAT by the account's code, 25 percent first, the most common rate; once more on the same two
 * rows takes 12, then 6. Undefined when the row has no amount or its account carries no VAT.
 */
export function splitRowVat(
  form: EntryForm,
  key: number,
  accounts: ReadonlyMap<number, Account>,
): EntryForm | undefined {
  const { vatSplit } = form;
  const last = vatSplit?.key === key || vatSplit?.vatKey === key ? vatSplit : undefined;
  const netKey = last?.key ?? key;
  const row = form.rows.find((candidate) => candidate.key === netKey);
  const gross = last?.gross ?? row?.amount;
  const account = row?.accountId === undefined ? undefined : accounts.get(row.accountId);
  if (gross === undefined || gross === 0 || account === undefined) return undefined;
  const rate = nextRate(last?.rate);
  const parts = splitEntryVat(account, gross, rate);
  if (parts === undefined) return undefined;
  const vatKey = last?.vatKey ?? form.nextKey;
  const vatRow: EntryRow = {
    key: vatKey,
    accountText: String(parts.vatAccountId),
    accountId: parts.vatAccountId,
    amount: parts.vat,
  };
  const others = form.rows.filter((candidate) => candidate.key !== vatKey);
  return normalized({
    ...form,
    rows: others.flatMap((candidate) =>
      candidate.key === netKey ? [{ ...candidate, amount: parts.net }, vatRow] : [candidate],
    ),
    vatSplit: { key: netKey, vatKey, gross, rate },
    nextKey: Math.max(form.nextKey, vatKey + 1),
  });
}

function nextRate(last: VatRate | undefined): VatRate {
  return VAT_RATES[last === undefined ? 0 : VAT_RATES.indexOf(last) + 1] ?? VAT_RATES[0];
}
