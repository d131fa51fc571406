import type { Ore } from "@huvudbok/core/money";
import type { AmountRow } from "@huvudbok/core/transaction";
import { suggestedAmount } from "./entry-form.ts";
import type { EntryForm, EntryRow } from "./entry-rows.ts";

export interface LiveRows {
  readonly rows: readonly AmountRow[];
  /** True while a field has not been left. */
  readonly isTyping: boolean;
}

/** The amounts of the rows as they are while a person types, from `liveForm`. */
export function liveRows(form: EntryForm, live: EntryForm): LiveRows {
  const isTyping = form.rows.some(({ typed }) => typed !== undefined);
  return { rows: isTyping ? live.rows : form.rows, isTyping };
}

/** What a row shows while a person types in it or in another one. */
export interface LiveRow {
  readonly row: EntryRow;
  /** What stands in grey where the row has no amount of its own. */
  readonly suggestion: Ore | undefined;
}

/** A row as it is shown: the amounts that follow what is typed in another one are those that would be registered. */
export function liveRow(form: EntryForm, live: EntryForm, row: EntryRow): LiveRow {
  if (live === form || row.typed !== undefined) {
    return { row, suggestion: suggestedAmount(form, row.key) };
  }
  const followed = live.rows.find(({ key }) => key === row.key);
  if (row.amount === undefined) {
    return { row, suggestion: followed?.amount ?? suggestedAmount(live, row.key) };
  }
  const { amount: _amount, ...rest } = row;
  const shown = followed?.amount === undefined ? rest : { ...rest, amount: followed.amount };
  return { row: shown, suggestion: undefined };
}
