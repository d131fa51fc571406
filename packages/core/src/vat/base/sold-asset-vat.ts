import type { AccountNo } from "../../account-plan/index.ts";
import { disposalBaseAccounts } from "../../asset/index.ts";
import { rangeContains } from "../../calendar/index.ts";
import { ledgerRows } from "../../ledger/index.ts";
import { negateOre, type Ore, shareOfOre, sumOre, ZERO_ORE } from "../../money/index.ts";
import { compareTransactions, countedEntries, type Transaction } from "../../transaction/index.ts";
import { taxCodeOf, type VatBooks, type VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { SALES_GROUP } from "../vat-return-box.ts";
import type { BaseDifference } from "./vat-base-check.ts";

/** A transaction with VAT on a sold asset whose price is in no box of bases. */
export interface SoldAsset {
  /** The transaction, as a person knows it: A 4. */
  readonly voucher: string;
  /** What its VAT is the rate of, which is the price without VAT. */
  readonly price: Ore;
  /** Where the price is to be credited for its box, and debited in none: by the rate and the chart (AS12). */
  readonly sales: number;
  readonly offset: number;
  /** Its rows of gain and loss. */
  readonly results: readonly AccountNo[];
}

/**
 * True for the accounts of gain and loss on assets. Their amount is the net of price and book value and never a base of
 * VAT, so that a tax code on them would report the wrong amount (AS12).
 */
export function isDisposalResult(account: AccountNo): boolean {
  return (account >= 3970 && account <= 3979) || (account >= 7970 && account <= 7979);
}

/** Öre of VAT are a krona or two of its base. */
const TOLERANCE = 200;

/**
 * The assets that were sold with output VAT and without its base in the same transaction (VR12), of those whose price
 * is within what the bases of sales lack: what was booked in a transaction of its own is not told as missing.
 */
export function soldAssetsWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  { bases, base, implied }: BaseDifference,
): readonly SoldAsset[] {
  if (bases !== SALES_GROUP.bases) return [];
  const missing = sumOre([implied, negateOre(base)]);
  const rates = new Map(rows.map(({ box }) => [box.box, box.rate]));
  return parts.flatMap((part) =>
    disposals(part)
      .filter(({ entries }) => isSoldWithoutBase(part.books, entries))
      .map((each) => ({
        voucher: `${each.series} ${each.number}`,
        price: priceOf(part.books, each.entries, rates),
        ...accountsOf(part.books, each.entries, rates),
      }))
      .filter(({ price }) => price > 0 && price <= missing + TOLERANCE),
  );
}

/** The transactions of a part with a gain or loss on an asset, found by the rows of those accounts alone. */
function disposals({ books, range, moved }: VatPart): readonly Transaction[] {
  const found = new Set<Transaction>();
  for (const account of [...moved.keys()].filter(isDisposalResult)) {
    for (const row of ledgerRows(books.ledger, account)) {
      if (row.kind === "transaction" && !row.isStruck && rangeContains(range, row.voucher.date))
        found.add(row.voucher);
    }
  }
  return [...found].toSorted(compareTransactions);
}

type Entries = Transaction["entries"];

/** Whether no row of a disposal is a base of sales. */
function isSoldWithoutBase(books: VatBooks, entries: Entries): boolean {
  const accounts = countedEntries(entries).map(({ accountId }) => accountId);
  const bases: readonly number[] = SALES_GROUP.bases;
  return !accounts.some((account) => bases.includes(taxCodeOf(books, account) ?? 0));
}

/** The accounts that the price is booked on, as the form of a disposal would have them. */
function accountsOf(books: VatBooks, entries: Entries, rates: ReadonlyMap<number, number | undefined>) {
  const ids = countedEntries(entries).map(({ accountId }) => accountId);
  const rate = ids.map((id) => rates.get(taxCodeOf(books, id) ?? 0)).find((each) => each !== undefined);
  return {
    ...disposalBaseAccounts(books.accounts.values(), rate === 12 || rate === 6 ? rate : 25),
    results: [...new Set(ids.filter(isDisposalResult))],
  };
}

/** What the output VAT of the rows is the rate of; below 0 when VAT is taken back. */
function priceOf(books: VatBooks, entries: Entries, rates: ReadonlyMap<number, number | undefined>): Ore {
  const taxes: readonly number[] = SALES_GROUP.taxes;
  const bases = countedEntries(entries).map(({ accountId, amount }) => {
    const code = taxCodeOf(books, accountId) ?? 0;
    const rate = taxes.includes(code) ? rates.get(code) : undefined;
    return rate === undefined ? ZERO_ORE : shareOfOre(amount, -100, rate);
  });
  return sumOre(bases);
}
