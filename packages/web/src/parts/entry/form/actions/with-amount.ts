import { negateOre } from "@huvudbok/core/money";
import { balancingKey } from "../../currency/balancing-key.ts";
import { changed, type EntryForm, normalized } from "../entry-rows.ts";
import type { EntryActions } from "./entry-action.ts";
import { withoutAmount } from "./row-amount.ts";
import { isAsFetched, scaledRows, withoutShare, withoutShares } from "./scaled-rows.ts";

/** An amount typed in a row; in a recalled booking the other rows follow in proportion. */
export function withAmount(form: EntryForm, { key, amount }: EntryActions["amount"]): EntryForm {
  const row = form.rows.find((candidate) => candidate.key === key);
  // Leaving a field without a change changes nothing, so that the recalled booking can still be scaled.
  if (row === undefined || (row.amount === amount && row.unreadable === undefined)) return form;
  const isFetched = isAsFetched(form);
  const scaled = isFetched ? scaledRows(form.rows, key, amount) : undefined;
  if (scaled !== undefined) return normalized({ ...form, rows: scaled });
  const rows = isFetched ? withoutShares(form.rows, row) : form.rows.map(withoutShare);
  return changed({ ...form, rows }, key, (typed) =>
    amount === undefined ? withoutAmount(typed) : { ...withoutAmount(typed), amount },
  );
}

/** The amount in kronor of a row in another currency; the rows that follow an amount follow this one too. */
export function withConverted(form: EntryForm, { key, amount }: EntryActions["converted"]): EntryForm {
  const { foreignCurrencyAmount, followsRate } = form.rows.find((row) => row.key === key) ?? {};
  if (foreignCurrencyAmount === undefined || followsRate !== true) return form;
  const balancing = amount === undefined ? undefined : balancingKey(form, key);
  const own = withAmount(form, { key, amount });
  const next =
    amount === undefined || balancing === undefined
      ? own
      : changed(own, balancing, (row) => ({ ...row, amount: negateOre(amount) }));
  return changed(next, key, (row) =>
    // Where the form gives the row another amount, it is in kronor.
    row.amount === amount ? { ...row, foreignCurrencyAmount, followsRate } : row,
  );
}
