import { type EntryForm, isUntouched, normalized, withRows } from "../entry-rows.ts";
import type { EntryActions } from "./entry-action.ts";
import { inMode } from "./in-mode.ts";

/**
 * Rows of a spreadsheet, from the row on; a row in which something stands is kept before them. An account that the chart
 * does not have stands in its field as a typed number does.
 */
export function withPasted(form: EntryForm, { key, rows, unknown }: EntryActions["paste-rows"]): EntryForm {
  if (rows.length === 0) return form;
  const advanced = inMode(form, { mode: "advanced" });
  const index = advanced.rows.findIndex((row) => row.key === key);
  const isFilling = isUntouched(advanced.rows[index]);
  const place = isFilling ? index : placeAfter(advanced, key);
  const pasted = withRows({ ...advanced, rows: [] }, rows).rows.slice(0, rows.length);
  return normalized({
    ...advanced,
    rows: [
      ...advanced.rows.slice(0, place),
      ...pasted.map(({ accountId, ...row }) =>
        accountId === undefined || unknown?.has(accountId) === true ? row : { ...row, accountId },
      ),
      ...advanced.rows.slice(isFilling ? index + 1 : place),
    ],
    nextKey: advanced.nextKey + rows.length,
  });
}

/** The place after a row and the VAT rows that its split has made. */
function placeAfter({ rows, vatSplits = [] }: EntryForm, key: number): number {
  const groups = vatSplits.map((split) => [split.key, ...split.vatRows.map((vat) => vat.key)]);
  const own = groups.find((keys) => keys.includes(key)) ?? [key];
  return rows.findLastIndex((row) => own.includes(row.key)) + 1;
}
