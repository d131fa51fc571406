import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";

/** The part of a row that sums are made of: also rows of drafts and rows that are still being typed. */
export interface AmountRow {
  readonly amount?: Ore;
  /** False: struck out afterwards and in no sum (LE4). */
  readonly adjustmentType?: boolean;
}

/** The rows that count: those that were not struck out afterwards. */
export function countedEntries<Row extends AmountRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ adjustmentType }) => adjustmentType !== false);
}

/** The rows that book something: those that count and are not 0. Rows of 0 come with files, and cannot be registered (CH3). */
export function bookedEntries<Row extends AmountRow>(rows: readonly Row[]): readonly Row[] {
  return countedEntries(rows).filter(({ amount }) => amount !== undefined && amount !== 0);
}

/** Debit minus credit; a transaction is balanced when it is exactly 0 (TR1). */
export function entriesBalance(rows: readonly AmountRow[]): Ore {
  return sumOre(countedAmounts(rows));
}

/** The sum of the debit rows and of the credit rows, both positive. */
export function entriesTurnover(rows: readonly AmountRow[]): { readonly debit: Ore; readonly credit: Ore } {
  const amounts = countedAmounts(rows);
  return {
    debit: sumOre(amounts.filter((amount) => amount > 0)),
    credit: negateOre(sumOre(amounts.filter((amount) => amount < 0))),
  };
}

/** The amount that the row at `index` needs for the transaction to balance: shown grey in an empty amount field. */
export function balancingRemainder(rows: readonly AmountRow[], index: number): Ore {
  return negateOre(entriesBalance(rows.filter((_, place) => place !== index)));
}

/** True when debit equals credit and there is something to book. */
export function isBalanced(rows: readonly AmountRow[]): boolean {
  return entriesBalance(rows) === 0 && countedAmounts(rows).some((amount) => amount !== 0);
}

function countedAmounts(rows: readonly AmountRow[]): readonly Ore[] {
  return countedEntries(rows).map(({ amount }) => amount ?? ZERO_ORE);
}
