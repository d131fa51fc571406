import { isAccountNo } from "@huvudbok/core/account-plan";
import { err, ok, type Result } from "@huvudbok/core/shared";
import {
  type MadeVatSplit,
  splitEntryVat,
  standingVatSplit,
  VAT_RATES,
  type VatRate,
  type VatSplitRefusal,
  type VatSplitRules,
  vatOfAccount,
} from "@huvudbok/core/transaction";
import { suggestedAmount } from "../form/entry-form.ts";
import type { EntryForm, EntryRow } from "../form/entry-rows.ts";
import { accountsOf } from "./follow-row-vat.ts";
import { placedSplit, type SplitForm } from "./placed-split.ts";

/**
 * Splits a row into net and VAT, or adds the pair of reverse charge to it, at the rate of its account. The same command
 * on the same rows takes the next rate; with a new amount it starts again, in place of the rows it made before. A row
 * with a greyed suggested amount takes that amount. VAT that stands there already is split anew at another rate, and
 * else refused (TR8).
 */
export function splitRowVat(
  before: EntryForm,
  key: number,
  rules: VatSplitRules,
  rate?: VatRate,
): Result<SplitForm, VatSplitRefusal> {
  const form = withStandingSplit(before, key, rules, rate);
  const { vatSplits = [] } = form;
  const last = vatSplits.find((split) => isPartOf(split, key));
  const netKey = last?.key ?? key;
  const row = form.rows.find((candidate) => candidate.key === netKey);
  if (row?.accountId === undefined) return err({ code: rules.isHousehold ? "household" : "no-account" });
  const isAsMade = last !== undefined && row.amount === last.amount;
  const isAgain = isAsMade && row.accountId === last.accountId && last.isFollowed !== true;
  const made = new Set(vatSplits.flatMap((split) => split.vatRows.map((vat) => vat.key)));
  const parts = splitEntryVat(
    {
      accountId: row.accountId,
      amount: isAsMade ? last.gross : typedOrGrey(form, row),
      date: form.date,
      rate: rate ?? (isAgain ? nextRate(last.rate) : undefined),
      otherAccounts: accountsOf(form.rows.filter((other) => other.key !== netKey && !made.has(other.key))),
    },
    rules,
  );
  if (!parts.ok) return parts;
  return ok(placedSplit(form, { key: netKey, accountId: row.accountId, last }, parts.value));
}

/** How many VAT rows follow the row: the keys skip them. */
export function vatRowsAfter({ vatSplits = [] }: EntryForm, key: number): number {
  return vatSplits.find((split) => split.key === key)?.vatRows.length ?? 0;
}

/**
 * The form with the VAT of the row as if it had been split here, when it stands there at another rate than the one that
 * is chosen or the account's: rows of an earlier booking are then rows with amounts, and scaled no more.
 */
function withStandingSplit(
  form: EntryForm,
  key: number,
  rules: VatSplitRules,
  rate: VatRate | undefined,
): EntryForm {
  const { vatSplits = [] } = form;
  if (vatSplits.some((split) => isPartOf(split, key))) return form;
  const isWaiting = form.rows.every(({ amount }) => amount === undefined);
  const rows = form.rows.map(({ share, ...row }) =>
    isWaiting && share !== undefined ? { ...row, amount: share } : row,
  );
  const counted = rows.flatMap(({ key: rowKey, accountId, amount, unreadable }) =>
    vatSplits.some((split) => isPartOf(split, rowKey)) || unreadable !== undefined
      ? []
      : accountId === undefined || amount === undefined || !isAccountNo(accountId)
        ? []
        : [{ key: rowKey, accountId, amount }],
  );
  const standing = standingVatSplit(counted, key);
  if (standing === undefined) return form;
  const asked = rate ?? usualRate(standing.accountId, form, rules);
  if (asked === undefined || (rate === undefined && asked === standing.rate)) return form;
  return { ...form, rows, vatSplits: [...vatSplits, { ...standing, isFollowed: true }] };
}

function isPartOf({ key, vatRows }: MadeVatSplit, rowKey: number): boolean {
  return key === rowKey || vatRows.some((vat) => vat.key === rowKey);
}

function usualRate(accountId: number, { date }: EntryForm, { chart, table }: VatSplitRules) {
  const account = chart.get(accountId);
  const vat = account === undefined ? undefined : vatOfAccount(account, table, date);
  return vat?.ok === true ? vat.value.rate : undefined;
}

function typedOrGrey(form: EntryForm, { key, amount, unreadable }: EntryRow) {
  if (unreadable !== undefined) return undefined;
  return amount === undefined || amount === 0 ? suggestedAmount(form, key) : amount;
}

/** The rate that follows when the same row is split again. */
export function nextRate(last: VatRate): VatRate {
  return VAT_RATES[VAT_RATES.indexOf(last) + 1] ?? VAT_RATES[0];
}
