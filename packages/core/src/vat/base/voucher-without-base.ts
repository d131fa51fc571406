import type { AccountNo } from "../../account-plan/index.ts";
import { disposalBaseAccounts } from "../../asset/index.ts";
import { type IsoDate, rangeContains } from "../../calendar/index.ts";
import { ledgerRows } from "../../ledger/index.ts";
import { type Ore, shareOfOre, sumOre } from "../../money/index.ts";
import { compareTransactions, countedEntries, type Transaction } from "../../transaction/index.ts";
import { taxCodeOf, type VatBooks, type VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { SALES_GROUP } from "../vat-return-box.ts";

/** A base that is to be booked: below 0 in debit. */
export interface BaseOfRate {
  readonly amount: Ore;
  /** The account that has it in its box, by the rate and the chart (AS12). */
  readonly sales: number;
}

/** A transaction with VAT of sales of which some or all is in no box of bases, beside a row on an account of the result. */
export interface VoucherWithoutBase {
  /** The transaction, as a person knows it: A 4. */
  readonly voucher: string;
  readonly date: IsoDate;
  /** What its VAT is the rate of and its bases lack, which is the price without VAT; below 0 when VAT is taken back. */
  readonly price: Ore;
  /** The same by rate where it has no base at all. */
  readonly bases: readonly BaseOfRate[];
  /** What its rows of the result sum to, debit positive. */
  readonly result: Ore;
  /** Where the price is booked against, in no box. */
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
  const rates: Rates = new Map(rows.map(({ box }) => [box.box, box.rate]));
  return parts.flatMap(({ books, ...part }) =>
    vouchersOn({ books, ...part }, isResult)
      .filter(({ entries }) => hasOutputVat(books, entries))
      .map(({ series, number, date, entries }) => {
        const bases = missingBases(books, entries, rates);
        return {
          voucher: `${series} ${number}`,
          date,
          price: sumOre(bases.map(({ amount }) => amount)),
          bases,
          offset: disposalBaseAccounts(books.accounts.values(), 25).offset,
          ...resultOf(entries, isResult),
        };
      })
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
/** The rate of each box, in percent. */
type Rates = ReadonlyMap<number, number | undefined>;

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

/** What the output VAT of the rows is the rate of, by rate; where some has its base, what is left together. */
function missingBases(books: VatBooks, entries: Entries, rates: Rates): readonly BaseOfRate[] {
  const counted = countedEntries(entries).map(({ accountId, amount }) => {
    return { code: codeOf(books, accountId), amount };
  });
  const booked = counted.filter(({ code }) => BASES.includes(code)).map(({ amount }) => amount);
  const implied = TAXES.flatMap((code) => {
    const rate = rates.get(code);
    const vat = sumOre(counted.filter((each) => each.code === code).map(({ amount }) => amount));
    if (rate === undefined || vat === 0) return [];
    return [{ amount: shareOfOre(vat, -100, rate), sales: salesAccount(books, rate) }];
  });
  const [first] = implied;
  if (first === undefined || booked.length === 0) return implied;
  return [{ ...first, amount: sumOre([...implied.map(({ amount }) => amount), ...booked]) }];
}

/** Where the price is booked, as the form of a disposal would have it. */
function salesAccount(books: VatBooks, rate: number): number {
  return disposalBaseAccounts(books.accounts.values(), rate === 12 || rate === 6 ? rate : 25).sales;
}
