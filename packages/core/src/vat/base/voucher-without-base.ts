import type { AccountNo } from "../../account-plan/index.ts";
import { disposalBaseAccounts } from "../../asset/index.ts";
import { rangeContains } from "../../calendar/index.ts";
import { ledgerRows } from "../../ledger/index.ts";
import { type Ore, shareOfOre, sumOre, ZERO_ORE } from "../../money/index.ts";
import { compareTransactions, countedEntries, type Transaction } from "../../transaction/index.ts";
import { taxCodeOf, type VatBooks, type VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { SALES_GROUP } from "../vat-return-box.ts";

/** A transaction with VAT of sales of which some or all is in no box of bases, beside a row on an account of the result. */
export interface VoucherWithoutBase {
  /** The transaction, as a person knows it: A 4. */
  readonly voucher: string;
  /** What its VAT is the rate of and its bases lack, which is the price without VAT; below 0 when VAT is taken back. */
  readonly price: Ore;
  /** What its rows of the result sum to, debit positive. */
  readonly result: Ore;
  /** Where the price is to be booked for its box, and against it in none: by the rate and the chart (AS12). */
  readonly sales: number;
  readonly offset: number;
  /** Its rows of the result. */
  readonly results: readonly AccountNo[];
}

/** Öre of VAT are a krona or two of its base. */
export const PRICE_TOLERANCE = 200;

/** The transactions of some parts with a row on such an account of the result, and VAT of sales without all of its base. */
export function vouchersWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  isResult: (account: AccountNo) => boolean,
): readonly VoucherWithoutBase[] {
  const rates = new Map(rows.map(({ box }) => [box.box, box.rate]));
  return parts.flatMap((part) =>
    vouchersOn(part, isResult)
      .filter(({ entries }) => hasOutputVat(part.books, entries))
      .map(({ series, number, entries }) => ({
        voucher: `${series} ${number}`,
        price: missingBase(part.books, entries, rates),
        ...accountsOf(part.books, entries, rates),
        ...resultOf(entries, isResult),
      }))
      .filter(({ price }) => Math.abs(price) > PRICE_TOLERANCE),
  );
}

/** The transactions of a part with a row on such an account, found by the rows of those accounts alone. */
function vouchersOn(
  { books, range, moved }: VatPart,
  isResult: (account: AccountNo) => boolean,
): readonly Transaction[] {
  const found = new Set<Transaction>();
  for (const account of [...moved.keys()].filter(isResult)) {
    for (const row of ledgerRows(books.ledger, account)) {
      if (row.kind === "transaction" && !row.isStruck && rangeContains(range, row.voucher.date))
        found.add(row.voucher);
    }
  }
  return [...found].toSorted(compareTransactions);
}

type Entries = Transaction["entries"];

const TAXES: readonly number[] = SALES_GROUP.taxes;
const BASES: readonly number[] = SALES_GROUP.bases;

function hasOutputVat(books: VatBooks, entries: Entries): boolean {
  return countedEntries(entries).some(({ accountId }) => TAXES.includes(codeOf(books, accountId)));
}

function codeOf(books: VatBooks, account: AccountNo): number {
  return taxCodeOf(books, account) ?? 0;
}

function resultOf(entries: Entries, isResult: (account: AccountNo) => boolean) {
  const rows = countedEntries(entries).filter(({ accountId }) => isResult(accountId));
  return {
    result: sumOre(rows.map(({ amount }) => amount)),
    results: [...new Set(rows.map(({ accountId }) => accountId))],
  };
}

/** The accounts that the price is booked on, as the form of a disposal would have them. */
function accountsOf(books: VatBooks, entries: Entries, rates: ReadonlyMap<number, number | undefined>) {
  const ids = countedEntries(entries).map(({ accountId }) => accountId);
  const rate = ids.map((id) => rates.get(codeOf(books, id))).find((each) => each !== undefined);
  return disposalBaseAccounts(books.accounts.values(), rate === 12 || rate === 6 ? rate : 25);
}

/** What the output VAT of the rows is the rate of, without the bases among them; below 0 when VAT is taken back. */
function missingBase(books: VatBooks, entries: Entries, rates: ReadonlyMap<number, number | undefined>): Ore {
  return sumOre(
    countedEntries(entries).map(({ accountId, amount }) => {
      const code = codeOf(books, accountId);
      if (BASES.includes(code)) return amount;
      const rate = TAXES.includes(code) ? rates.get(code) : undefined;
      return rate === undefined ? ZERO_ORE : shareOfOre(amount, -100, rate);
    }),
  );
}
