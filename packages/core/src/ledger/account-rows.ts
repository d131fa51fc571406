import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, dayNumber } from "../calendar/index.ts";
import type { DraftEntry } from "../draft/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import type { DatedDraft } from "./counted-drafts.ts";
import type { Ledger } from "./ledger.ts";
import { placesInOrder } from "./places-in-order.ts";
import { elementAt, numberAt, type RowTable } from "./row-table.ts";

/** Where a row on an account comes from. */
export type LedgerVoucher =
  | { readonly kind: "transaction"; readonly voucher: Transaction }
  | { readonly kind: "draft"; readonly voucher: DatedDraft };

/** One row on an account: row `entryIndex` of its voucher. */
export type LedgerRow = LedgerVoucher & {
  readonly entry: DraftEntry;
  readonly entryIndex: number;
  /** Struck out: shown, but in no sum. */
  readonly isStruck: boolean;
};

/** The rows on one account, in order; each is created when it is read. */
export interface AccountRows {
  readonly length: number;
  /** The row at an index from 0, less than `length`. */
  readonly at: (index: number) => LedgerRow;
  /** Its day and its voucher, without making the row. */
  readonly dayAt: (index: number) => number;
  readonly voucherAt: (index: number) => LedgerVoucher["voucher"];
  /** The effect of the row on the balance, in öre: 0 when it is struck. */
  readonly countedAt: (index: number) => number;
}

/**
 * The rows on one account, struck ones too, of the whole year or dated in a range, in time that grows with their number
 * only. By date; on the same day transactions by series and number before drafts, and rows in the order of the voucher.
 * Only their places are computed, and their order is kept with the books: a row is made when it is read.
 */
export function orderedAccountRows(ledger: Ledger, account: AccountNo, range?: DateRange): AccountRows {
  const sources = rowSources(ledger);
  const placesOf = sources.map((source) => placesInSource(source, account, range));
  const used = sources.filter((_, which) => placesOf[which]?.length !== 0);
  const [only = elementAt(sources, 0)] = used;
  if (used.length < 2) {
    const places = elementAt(placesOf, sources.indexOf(only));
    return accountRows(
      places.length,
      () => only,
      (index) => elementAt(places, index),
    );
  }
  const sourceOf = (place: number) => elementAt(sources, place % MOST_SOURCES);
  const places = placesOf
    .flatMap((ofSource, which) => ofSource.map((row) => row * MOST_SOURCES + which))
    .sort((a, b) => compareRows(sourceOf(a), rowOf(a), sourceOf(b), rowOf(b)));
  return accountRows(
    places.length,
    (index) => sourceOf(elementAt(places, index)),
    (index) => rowOf(elementAt(places, index)),
  );
}

function placesInSource(source: RowSource, account: AccountNo, range: DateRange | undefined) {
  const { table, length } = source;
  const places = placesInOrder(table, length, account, (a, b) => compareRows(source, a, source, b));
  if (range === undefined) return places;
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  return places.filter((row) => {
    const day = numberAt(table.day, row);
    return day >= from && day <= to;
  });
}

/** The rows at some places of their sources. */
function accountRows(
  length: number,
  sourceAt: (index: number) => RowSource,
  rowAt: (index: number) => number,
): AccountRows {
  return {
    length,
    at: (index) => ledgerRow(sourceAt(index), rowAt(index)),
    dayAt: (index) => numberAt(sourceAt(index).table.day, rowAt(index)),
    voucherAt: (index) => voucherOf<LedgerVoucher["voucher"]>(sourceAt(index), rowAt(index)),
    countedAt: (index) => {
      const { table, isStruck } = sourceAt(index);
      return isStruck ? 0 : numberAt(table.amount, rowAt(index));
    },
  };
}

/** The same rows of the whole year, made at once. */
export function ledgerRows(ledger: Ledger, account: AccountNo): LedgerRow[] {
  const rows = orderedAccountRows(ledger, account);
  return Array.from({ length: rows.length }, (_, index) => rows.at(index));
}

/** A place is a row's index in the table of its source, combined with the index of the source. */
const MOST_SOURCES = 4;

function rowOf(place: number): number {
  return Math.floor(place / MOST_SOURCES);
}

/** Order of two vouchers in a ledger: by date, transactions before drafts, then by series and number or by id. */
export function compareVouchers(a: LedgerVoucher, b: LedgerVoucher): number {
  if (a.voucher.date !== b.voucher.date) return a.voucher.date < b.voucher.date ? -1 : 1;
  if (a.kind === "transaction") {
    return b.kind === "transaction" ? compareNumbers(a.voucher, b.voucher) : -1;
  }
  return b.kind === "transaction" ? 1 : compareTexts(a.voucher.id, b.voucher.id);
}

/** Order of two transactions by series and number. */
export function compareNumbers(a: Transaction, b: Transaction): number {
  return a.series === b.series ? a.number - b.number : compareTexts(a.series, b.series);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Rows of one kind: of transactions or drafts, counted or struck. */
type RowSource = SourceOf<"transaction", Transaction> | SourceOf<"draft", DatedDraft>;

interface SourceOf<Kind, Voucher> {
  readonly kind: Kind;
  readonly vouchers: readonly Voucher[];
  readonly table: RowTable;
  readonly length: number;
  readonly isStruck: boolean;
}

function rowSources({ registered, drafts }: Ledger): readonly RowSource[] {
  const sources = sourcesOf("transaction", registered);
  return drafts === undefined ? sources : [...sources, ...sourcesOf("draft", drafts.book)];
}

function sourcesOf<Kind extends RowSource["kind"], Voucher extends BookVoucher>(
  kind: Kind,
  { store, countedRows, struckRows }: Book<Voucher>,
): readonly SourceOf<Kind, Voucher>[] {
  const { vouchers, counted, struck } = store;
  return [
    { kind, vouchers, table: counted, length: countedRows, isStruck: false },
    { kind, vouchers, table: struck, length: struckRows, isStruck: true },
  ];
}

/**
 * As `compareVouchers`, and within a voucher in the order of its rows. Allocates nothing, since a large year is sorted
 * by it.
 */
function compareRows(a: RowSource, rowA: number, b: RowSource, rowB: number): number {
  const days = numberAt(a.table.day, rowA) - numberAt(b.table.day, rowB);
  if (days !== 0) return days;
  const entries = numberAt(a.table.entry, rowA) - numberAt(b.table.entry, rowB);
  if (a.kind === "transaction" && b.kind === "transaction") {
    return compareNumbers(voucherOf(a, rowA), voucherOf(b, rowB)) || entries;
  }
  if (a.kind === "draft" && b.kind === "draft") {
    return compareTexts(voucherOf(a, rowA).id, voucherOf(b, rowB).id) || entries;
  }
  return Number(a.kind === "draft") - Number(b.kind === "draft");
}

function ledgerRow(source: RowSource, at: number): LedgerRow {
  const { table, isStruck } = source;
  const entryIndex = numberAt(table.entry, at);
  if (source.kind === "transaction") {
    const voucher = voucherOf(source, at);
    return {
      kind: source.kind,
      voucher,
      entry: elementAt(voucher.entries, entryIndex),
      entryIndex,
      isStruck,
    };
  }
  const voucher = voucherOf(source, at);
  return { kind: source.kind, voucher, entry: elementAt(voucher.entries, entryIndex), entryIndex, isStruck };
}

function voucherOf<Voucher>({ vouchers, table }: SourceOf<unknown, Voucher>, at: number): Voucher {
  return elementAt(vouchers, numberAt(table.voucher, at));
}
