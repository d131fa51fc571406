import { err, ok, type Result } from "@huvudbok/core/shared";
import {
  splitEntryVat,
  VAT_RATES,
  type VatRate,
  type VatSplitRefusal,
  type VatSplitRules,
} from "@huvudbok/core/transaction";
import { suggestedAmount } from "../entry-form.ts";
import { type EntryForm, type EntryRow, type MadeVatSplit, normalized } from "../entry-rows.ts";

/** What a split has made of the form. */
export interface SplitForm {
  readonly form: EntryForm;
  readonly made: MadeVatSplit;
}

/**
 * Splits a row into net and VAT, or adds the pair of reverse charge to it, at the rate of its account. Asked once more on
 * the same rows it takes the next rate; with an amount typed anew it begins again, in the place of the rows it made before.
 * A row that holds a grey amount takes it.
 */
export function splitRowVat(
  form: EntryForm,
  key: number,
  rules: VatSplitRules,
  rate?: VatRate,
): Result<SplitForm, VatSplitRefusal> {
  const splits = madeVatSplits(form);
  const last = splits.find((split) => split.key === key || split.vatKeys.includes(key));
  const rows = form.rows.filter((row) => last?.vatKeys.includes(row.key) !== true);
  const netKey = last?.key ?? key;
  const row = rows.find((candidate) => candidate.key === netKey);
  if (row === undefined) return err({ code: "no-account" });
  const isAsMade = last !== undefined && row.amount === last.amount;
  const isAgain = isAsMade && row.accountId === last.accountId;
  const made = new Set(splits.flatMap((split) => split.vatKeys));
  const parts = splitEntryVat(
    {
      accountId: row.accountId,
      amount: isAsMade ? last.gross : typedOrGrey({ ...form, rows }, row),
      rate: rate ?? (isAgain ? nextRate(last.rate) : undefined),
      otherAccounts: accountsOf(rows.filter((other) => other.key !== netKey && !made.has(other.key))),
    },
    rules,
  );
  if (!parts.ok) return parts;
  const { gross, amount, rate: used, vatRows } = parts.value;
  const vat = vatRows.map(
    ({ accountId, amount: part }, index): EntryRow => ({
      key: last?.vatKeys[index] ?? form.nextKey + index,
      accountText: String(accountId),
      accountId,
      amount: part,
    }),
  );
  const split: MadeVatSplit = {
    key: netKey,
    vatKeys: vat.map((each) => each.key),
    vatAccounts: vatRows.map(({ accountId }) => accountId),
    accountId: row.accountId,
    gross,
    amount,
    rate: used,
  };
  return ok({
    made: split,
    form: normalized({
      ...form,
      rows: rows.flatMap((each) => (each.key === netKey ? [{ ...plain(each), amount }, ...vat] : [each])),
      vatSplits: [...splits.filter((other) => other !== last), split],
      nextKey: form.nextKey + vat.length,
    }),
  });
}

/** The splits whose rows all stand there yet, on the accounts that they were given. */
function madeVatSplits({ rows, vatSplits = [] }: EntryForm): readonly MadeVatSplit[] {
  const accounts = new Map(rows.map((row) => [row.key, row.accountId]));
  return vatSplits.filter(
    ({ key, vatKeys, vatAccounts }) =>
      accounts.has(key) && vatKeys.every((vatKey, index) => accounts.get(vatKey) === vatAccounts[index]),
  );
}

/** How many rows of VAT come after the row: they need no visit. */
export function vatRowsAfter(form: EntryForm, key: number): number {
  return madeVatSplits(form).find((split) => split.key === key)?.vatKeys.length ?? 0;
}

function typedOrGrey(form: EntryForm, { key, amount, unreadable }: EntryRow) {
  if (unreadable !== undefined) return undefined;
  return amount === undefined || amount === 0 ? suggestedAmount(form, key) : amount;
}

function accountsOf(rows: readonly EntryRow[]): ReadonlySet<number> {
  return new Set(rows.flatMap(({ accountId }) => (accountId === undefined ? [] : [accountId])));
}

/** Without what belongs to the amount that it had. */
function plain(row: EntryRow): EntryRow {
  const { foreignCurrencyAmount: _foreign, share: _share, typed: _typed, ...rest } = row;
  return rest;
}

/** The rate that comes after one when the same row is split again. */
export function nextRate(last: VatRate): VatRate {
  return VAT_RATES[VAT_RATES.indexOf(last) + 1] ?? VAT_RATES[0];
}
