import type { MadeVatSplit, VatParts } from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, normalized } from "../form/entry-rows.ts";

/** The row that is split, and the rows of an earlier split. */
export interface SplitPlace {
  readonly key: number;
  readonly accountId: number;
  readonly last?: MadeVatSplit | undefined;
  readonly isFollowed?: boolean;
}

/** The form after a split, and its rows. */
export interface SplitForm {
  readonly form: EntryForm;
  readonly made: MadeVatSplit;
}

/** The form with a row split into these parts, its VAT below it, in the rows of an earlier split if there was one. */
export function placedSplit(form: EntryForm, { last, ...place }: SplitPlace, parts: VatParts): SplitForm {
  const keys = last?.vatRows.map(({ key }) => key) ?? [];
  const before = form.rows.filter((row) => keys.includes(row.key));
  const vatRows = parts.vatRows.map((row, index) => ({ ...row, key: keys[index] ?? form.nextKey + index }));
  const vat = vatRows.map((row): EntryRow => {
    const { text } = before.find(({ key }) => key === row.key) ?? {};
    const { key, accountId, amount } = row;
    return {
      key,
      accountId,
      accountText: String(accountId),
      ...(amount === 0 ? {} : { amount }),
      ...(text === undefined ? {} : { text }),
    };
  });
  const made = { ...parts, ...place, vatRows };
  const rows = form.rows.filter((row) => !keys.includes(row.key));
  return {
    made,
    form: normalized({
      ...form,
      rows: rows.flatMap((row) =>
        row.key === place.key ? [{ ...withoutShare(row), amount: parts.amount }, ...vat] : [row],
      ),
      vatSplits: [...(form.vatSplits ?? []).filter((split) => split !== last), made],
      nextKey: form.nextKey + vat.length,
    }),
  };
}

/** Without the fields that belong to the previous amount. */
export function withoutShare(row: EntryRow): EntryRow {
  const {
    foreignCurrencyAmount: _foreign,
    followsRate: _follows,
    share: _share,
    typed: _typed,
    ...rest
  } = row;
  return rest;
}
