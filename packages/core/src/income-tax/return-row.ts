import type { AccountNo } from "../account-plan/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";

/** An account of a row, as the row's field counts it. */
export interface ReturnAccount {
  /** Absent for the part of the year's result that no account holds yet. */
  readonly accountNo?: AccountNo;
  readonly name: string;
  readonly amount: Ore;
}

/** An exact amount, and what is filed of it: whole kronor, in öre (TX6). */
export interface ReturnAmounts {
  readonly total: Ore;
  readonly roundedTotal: Ore;
}

export interface ReturnRow extends ReturnAmounts {
  readonly section: string;
  readonly name: string;
  /** The field that is used, of a pair the one that the sign chose. */
  readonly sru: number;
  readonly orientation: "debit" | "credit";
  readonly items: readonly ReturnAccount[];
  /** The year's result, which is no sum of accounts. */
  readonly isResult: boolean;
}

export interface ReturnGroup {
  readonly section: string;
  readonly name: string;
  readonly items: readonly ReturnRow[];
  /** 'S:a'; absent in the group of the year's result, whose rows are no sum. */
  readonly sum?: ReturnAmounts;
}

export interface ReturnPart {
  readonly form: string;
  readonly section: string;
  readonly name: string;
  readonly items: readonly ReturnGroup[];
}

/** The sum of rows in one orientation: those of the other one are subtracted. */
export function netOf(
  rows: readonly Pick<ReturnRow, "orientation" | "total" | "roundedTotal">[],
  orientation: "debit" | "credit",
  which: "total" | "roundedTotal",
): Ore {
  return sumOre(rows.map((row) => (row.orientation === orientation ? row[which] : negateOre(row[which]))));
}
