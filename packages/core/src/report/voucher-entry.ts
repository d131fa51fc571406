import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { DraftEntry } from "../draft/index.ts";
import type { LedgerVoucher } from "../ledger/index.ts";
import { negateOre, type Ore, ZERO_ORE } from "../money/index.ts";
import { type ForeignCurrencyAmount, transactionId } from "../transaction/index.ts";

/** A row that was added to or struck from its voucher afterwards (LE4). */
export interface Adjustment {
  readonly kind: "added" | "removed";
  readonly sign?: string;
  readonly date?: IsoDate;
}

/** One row of a voucher as reports show it. Debit and credit are never negative, and one of them is 0. */
export interface VoucherEntry {
  readonly id: string;
  /** Absent in the row of a draft that has no account yet. */
  readonly accountNo?: AccountNo;
  readonly text?: string;
  readonly quantity?: number;
  /** What the amount is in the currency that it came in. */
  readonly foreign?: ForeignCurrencyAmount;
  readonly debit: Ore;
  readonly credit: Ore;
  /** Struck out: the amount is shown, but is in no sum. */
  readonly isStruck: boolean;
  readonly adjustment?: Adjustment;
}

/** How ledgers name a voucher: a draft has number 0, and its id in the place of the series (RE14). */
export interface VoucherName {
  readonly series: string;
  readonly number: number;
}

export function voucherName(source: LedgerVoucher): VoucherName {
  if (source.kind === "draft") return { series: source.voucher.id, number: 0 };
  return { series: source.voucher.series, number: source.voucher.number };
}

/** Stable id of a voucher among the lines of a report. */
export function voucherLineId(source: LedgerVoucher): string {
  if (source.kind === "draft") return `draft-${source.voucher.id}`;
  return transactionId(source.voucher.series, source.voucher.number);
}

/** The rows of a voucher, in its order. */
export function voucherEntries(source: LedgerVoucher): VoucherEntry[] {
  const entries: readonly DraftEntry[] = source.voucher.entries;
  return entries.map((entry, index) => voucherEntry(source, entry, index));
}

/** One row of a voucher: `entry`, at `index`. */
export function voucherEntry(source: LedgerVoucher, entry: DraftEntry, index: number): VoucherEntry {
  const { accountId, amount, text, quantity, adjustmentType, foreignCurrencyAmount } = entry;
  // Filled in place, since a general ledger has hundreds of thousands of these.
  const row: Writable<VoucherEntry> = {
    id: `${voucherLineId(source)}-${index}`,
    debit: amount > 0 ? amount : ZERO_ORE,
    credit: amount < 0 ? negateOre(amount) : ZERO_ORE,
    isStruck: adjustmentType === false,
  };
  if (accountId !== undefined) row.accountNo = accountId;
  if (text !== undefined) row.text = text;
  if (quantity !== undefined) row.quantity = quantity;
  if (foreignCurrencyAmount !== undefined) row.foreign = foreignCurrencyAmount;
  if (adjustmentType !== undefined) row.adjustment = adjustmentOf(entry, adjustmentType);
  return row;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The facts of a row that was added afterwards, or struck. */
export function adjustmentOf(
  { sign, date }: Pick<DraftEntry, "sign" | "date">,
  isAdded: boolean,
): Adjustment {
  return {
    kind: isAdded ? "added" : "removed",
    ...(sign === undefined ? {} : { sign }),
    ...(date === undefined ? {} : { date }),
  };
}

/** 'Tillagd av {sign} {date}' or 'Borttagen av {sign} {date}'; what is not known is left out. */
export function adjustmentText({ kind, sign, date }: Adjustment): string {
  const words = [kind === "added" ? "Tillagd" : "Borttagen"];
  if (sign !== undefined && sign !== "") words.push("av", sign);
  if (date !== undefined) words.push(date);
  return words.join(" ");
}
