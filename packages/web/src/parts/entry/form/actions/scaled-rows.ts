import { isAccountNo } from "@huvudbok/core/account-plan";
import { type Ore, sumOre } from "@huvudbok/core/money";
import { type Entry, isRoundingRow, scaledByRow } from "@huvudbok/core/transaction";
import type { EntryForm, EntryRow } from "../entry-rows.ts";
import { withoutAmount } from "./row-amount.ts";

/**
 * The rows of a recalled booking with their amounts, after which they are ordinary rows. Undefined when the row is not
 * part of one.
 */
export function scaledRows(
  rows: readonly EntryRow[],
  key: number,
  amount: Ore | undefined,
): EntryRow[] | undefined {
  const pattern = rows.flatMap(({ key: rowKey, accountId, share }) =>
    share === undefined || accountId === undefined || !isAccountNo(accountId)
      ? []
      : [{ rowKey, accountId, amount: share }],
  );
  const index = pattern.findIndex(({ rowKey }) => rowKey === key);
  // In a correction the rows have their amounts: another amount of a part is of that part alone.
  const isFilled = rows.some((row) => row.key === key && row.amount !== undefined);
  if (isFilled && !isWhole(pattern, index)) return undefined;
  const scaled = amount === undefined || amount === 0 ? undefined : scaledByRow(pattern, index, amount);
  if (scaled === undefined) return undefined;
  return rows.flatMap((row) => {
    const place = pattern.findIndex(({ rowKey }) => rowKey === row.key);
    const { share: _share, ...rest } = row;
    const found = scaled[place];
    if (found === undefined) return [rest];
    // Nothing is left to be rounded: a row without an amount would only be in the way (TR22).
    const isLeftOut = found.amount === 0 && isRoundingRow(found) && row.share !== 0;
    return isLeftOut ? [] : [{ ...withoutAmount(rest), amount: found.amount }];
  });
}

/**
 * False when rows of an earlier booking have been removed, and what is left balances no more: its amounts are not in
 * proportion to anything. The simple mode has the amount of the first row only.
 */
export function isAsFetched({ mode, rows }: EntryForm): boolean {
  return mode === "simple" || sumOre(rows.flatMap(({ share }) => share ?? [])) === 0;
}

/** A correction in which one row has been changed by itself is in proportion no more. */
export function withoutShares(rows: readonly EntryRow[], row: EntryRow): readonly EntryRow[] {
  if (row.share === undefined || row.amount === undefined) return rows;
  return rows.map(withoutShare);
}

export function withoutShare({ share: _share, ...row }: EntryRow): EntryRow {
  return row;
}

/** True for the row that all the others balance, but for what rounds its öre. */
function isWhole(pattern: readonly Pick<Entry, "accountId" | "amount">[], index: number): boolean {
  const whole = pattern[index]?.amount ?? 0;
  return pattern.every(
    (row, place) => place === index || isRoundingRow(row) || Math.sign(row.amount) !== Math.sign(whole),
  );
}
