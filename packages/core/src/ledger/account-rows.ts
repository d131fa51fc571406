import type { AccountNo } from "../account-plan/index.ts";
import type { DraftEntry } from "../draft/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { Book } from "./book.ts";
import type { DatedDraft } from "./counted-drafts.ts";
import type { Ledger } from "./ledger.ts";
import { numberAt, type RowTable, rowsOnAccount } from "./row-table.ts";

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

/**
 * The rows on one account, struck ones too, in time that grows with their number only. By date; on the same day
 * transactions by series and number before drafts, and rows as they stand in the voucher.
 */
export function accountRows(ledger: Ledger, account: AccountNo): LedgerRow[] {
  const rows = rowsOfBook(ledger.registered, account, (voucher, entry, entryIndex, isStruck) => {
    return { kind: "transaction", voucher, entry, entryIndex, isStruck };
  });
  if (ledger.drafts === undefined) return rows.sort(compareRows);
  const draftRows = rowsOfBook(ledger.drafts.book, account, (voucher, entry, entryIndex, isStruck) => {
    return { kind: "draft", voucher, entry, entryIndex, isStruck };
  });
  return rows.concat(draftRows).sort(compareRows);
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

function compareRows(a: LedgerRow, b: LedgerRow): number {
  return compareVouchers(a, b) || a.entryIndex - b.entryIndex;
}

function rowsOfBook<Voucher extends Transaction | DatedDraft>(
  book: Book<Voucher>,
  account: AccountNo,
  rowOf: (voucher: Voucher, entry: DraftEntry, entryIndex: number, isStruck: boolean) => LedgerRow,
): LedgerRow[] {
  const { vouchers, counted, struck } = book.store;
  const rowsOfTable = (table: RowTable, length: number) =>
    rowsOnAccount(table, length, account).map((at) => {
      const entryIndex = numberAt(table.entry, at);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table holds indexes of these vouchers
      const voucher = vouchers[numberAt(table.voucher, at)] as Voucher;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and of their entries
      const entry = voucher.entries[entryIndex] as DraftEntry;
      return rowOf(voucher, entry, entryIndex, table === struck);
    });
  return [...rowsOfTable(counted, book.countedRows), ...rowsOfTable(struck, book.struckRows)];
}
