import { err, ok, type Result } from "@huvudbok/core/shared";
import {
  splitEntryVat,
  VAT_RATES,
  type VatRate,
  type VatSplitRefusal,
  type VatSplitRules,
} from "@huvudbok/core/transaction";
import { suggestedAmount } from "../form/entry-form.ts";
import type { EntryForm, EntryRow } from "../form/entry-rows.ts";
import { accountsOf } from "./follow-row-vat.ts";
import { placedSplit, type SplitForm } from "./placed-split.ts";

/**
 * Splits a row into net and VAT, or adds the pair of reverse charge to it, at the rate of its account. The same command
 * on the same rows takes the next rate; with a new amount it starts again, in place of the rows it made before. A row
 * with a greyed suggested amount takes that amount.
 */
export function splitRowVat(
  form: EntryForm,
  key: number,
  rules: VatSplitRules,
  rate?: VatRate,
): Result<SplitForm, VatSplitRefusal> {
  const { vatSplits = [] } = form;
  const last = vatSplits.find((split) => split.key === key || split.vatRows.some((vat) => vat.key === key));
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

function typedOrGrey(form: EntryForm, { key, amount, unreadable }: EntryRow) {
  if (unreadable !== undefined) return undefined;
  return amount === undefined || amount === 0 ? suggestedAmount(form, key) : amount;
}

/** The rate that follows when the same row is split again. */
export function nextRate(last: VatRate): VatRate {
  return VAT_RATES[VAT_RATES.indexOf(last) + 1] ?? VAT_RATES[0];
}
