import { type DateRange, rangeContains } from "../calendar/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import { transactionsOf } from "../ledger/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import {
  correctedEventText,
  countedEntries,
  type Transaction,
  type TransactionLink,
} from "../transaction/index.ts";
import { taxCodeOf, type VatBooks, vatSettlements } from "../vat/index.ts";
import { type BuyerId, buyerOfText, buyerOfVoucher, type RememberedVatNumber } from "./buyer-text.ts";

/** The boxes of the list, in the order of its columns: goods, triangular trade, services. */
export const EC_SALES_BOXES = [35, 38, 39] as const;
export type EcSalesBox = (typeof EC_SALES_BOXES)[number];

/** Sold to one buyer, in öre: positive for sales, negative where more was credited. */
export type EcSalesAmounts = Readonly<Record<EcSalesBox, Ore>>;

export interface EcSalesRow {
  /** The id of the number of this voucher alone. */
  readonly id: BuyerId;
  readonly fiscalYearId: FiscalYearId;
  readonly voucher: Transaction;
  readonly amounts: EcSalesAmounts;
  /** The id of the number that it shares: that of all vouchers with its text, or of the one that it corrects. */
  readonly buyer: BuyerId | undefined;
  /** Undefined while nobody has said whose it is. */
  readonly vatNumber: string | undefined;
}

export interface EcSalesQuestion {
  /** The fiscal years that hold days of the period, in their order. */
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  /** By id. */
  readonly numbers: ReadonlyMap<BuyerId, RememberedVatNumber>;
}

/** The registered vouchers of the period with an amount in box 35, 38 or 39, by date and number (EC1). */
export function ecSalesRows({ years, period, numbers }: EcSalesQuestion): readonly EcSalesRow[] {
  return years.flatMap((books) => rowsOfYear(books, period, numbers));
}

function rowsOfYear(
  books: VatBooks,
  period: DateRange,
  numbers: EcSalesQuestion["numbers"],
): readonly EcSalesRow[] {
  const { ledger } = books;
  const settlements = new Set(vatSettlements(ledger));
  const fiscalYearId = ledger.fiscalYear.id;
  return transactionsOf(ledger)
    .filter((voucher) => rangeContains(period, voucher.date) && !settlements.has(voucher))
    .flatMap((voucher) => {
      const amounts = amountsOf(books, voucher);
      if (EC_SALES_BOXES.every((box) => amounts[box] === 0)) return [];
      const id = buyerOfVoucher(fiscalYearId, voucher);
      const buyer = sharedBuyer(voucher, transactionsOf(ledger), numbers);
      const number = numbers.get(id) ?? (buyer === undefined ? undefined : numbers.get(buyer));
      return [{ id, fiscalYearId, voucher, amounts, buyer, vatNumber: number?.vatNumber }];
    })
    .toSorted(byDateAndNumber);
}

/**
 * A reversal is of the buyer of what it corrects, in whichever year that is, and so is what is booked instead with the
 * same text (EC3).
 */
function sharedBuyer(
  voucher: Transaction,
  own: readonly Transaction[],
  numbers: EcSalesQuestion["numbers"],
): BuyerId | undefined {
  const { corrects, text } = voucher;
  if (corrects === undefined) return buyerOfText(text);
  const event = correctedEventText(text);
  const buyer = buyerOfText(event);
  const isOfTheSame = own.some(
    (other) =>
      isSameLink(other.corrects, corrects) &&
      isReversalText(other.text) &&
      buyerOfText(correctedEventText(other.text)) === buyer,
  );
  const corrected = buyerOfVoucher(corrects.fiscalYearId, corrects);
  return isOfTheSame && numbers.has(corrected) ? corrected : buyer;
}

function isReversalText(text: string): boolean {
  return correctedEventText(text) !== text;
}

function isSameLink(link: TransactionLink | undefined, other: TransactionLink): boolean {
  return (
    link?.fiscalYearId === other.fiscalYearId && link.series === other.series && link.number === other.number
  );
}

function amountsOf(books: VatBooks, { entries }: Transaction): EcSalesAmounts {
  const counted = countedEntries(entries);
  const sumOf = (box: EcSalesBox) =>
    negateOre(
      sumOre(
        counted.filter(({ accountId }) => taxCodeOf(books, accountId) === box).map(({ amount }) => amount),
      ),
    );
  return { 35: sumOf(35), 38: sumOf(38), 39: sumOf(39) };
}

function byDateAndNumber({ voucher: a }: EcSalesRow, { voucher: b }: EcSalesRow): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.series === b.series ? a.number - b.number : a.series < b.series ? -1 : 1;
}

/** The sum of each box over rows, in öre. */
export function ecSalesSums(rows: readonly Pick<EcSalesRow, "amounts">[]): EcSalesAmounts {
  const sumOf = (box: EcSalesBox) => sumOre([ZERO_ORE, ...rows.map(({ amounts }) => amounts[box])]);
  return { 35: sumOf(35), 38: sumOf(38), 39: sumOf(39) };
}
