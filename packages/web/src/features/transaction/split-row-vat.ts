import type { Account } from "@huvudbok/core/account-plan";
import type { Ore } from "@huvudbok/core/money";
import { splitEntryVat, VAT_RATES, type VatRate } from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, normalized } from "./entry-rows.ts";

/**
 * Splits a row into net and VAT by the account's code, 25 percent first; once more on the same row takes 12, then 6
 * (ux 1.5). Nothing is split when the row has no amount or its account carries no VAT.
 */
export function splitRowVat(
  form: EntryForm,
  key: number,
  accounts: ReadonlyMap<number, Account>,
  chosen?: VatRate,
): EntryForm {
  const last = form.vatSplit?.key === key ? form.vatSplit : undefined;
  const row = form.rows.find((candidate) => candidate.key === key);
  const gross = last?.gross ?? row?.amount;
  const account = row?.accountId === undefined ? undefined : accounts.get(row.accountId);
  if (row === undefined || gross === undefined || gross === 0 || account === undefined) return refused(form);
  const rate = chosen ?? nextRate(last?.rate);
  const parts = splitEntryVat(account, gross, rate);
  if (parts === undefined) return refused(form);
  const vatKey = last?.vatKey ?? form.nextKey;
  const vatRow: EntryRow = {
    key: vatKey,
    accountText: String(parts.vatAccountId),
    accountId: parts.vatAccountId,
    amount: parts.vat,
  };
  const others = form.rows.filter((candidate) => candidate.key !== vatKey);
  const { pattern: _, ...rest } = form;
  return normalized({
    ...rest,
    rows: others.flatMap((candidate) =>
      candidate.key === key ? [{ ...candidate, amount: parts.net }, vatRow] : [candidate],
    ),
    vatSplit: { key, vatKey, gross, rate },
    nextKey: Math.max(form.nextKey, vatKey + 1),
  });
}

function refused(form: EntryForm): EntryForm {
  return { ...form, vatRefusals: (form.vatRefusals ?? 0) + 1 };
}

function nextRate(last: VatRate | undefined): VatRate {
  if (last === undefined) return 25;
  return VAT_RATES[(VAT_RATES.indexOf(last) + 1) % VAT_RATES.length] ?? 25;
}
