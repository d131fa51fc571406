import type { AccountNo } from "../account-plan/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import { orderedAccountRows } from "../ledger/index.ts";
import { type Ore, ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { taxCodeOf } from "./vat-moves.ts";
import type { VatReport } from "./vat-report.ts";
import type { VatReportRow } from "./vat-report-row.ts";
import { vatSettlements } from "./vat-settlements.ts";

/** A row of a voucher behind a box, with what it adds to the box in öre. */
export interface VatBoxRow {
  readonly fiscalYearId: FiscalYearId;
  readonly transaction: Transaction;
  readonly entryIndex: number;
  readonly account: AccountNo;
  readonly amount: Ore;
}

/** The rows that a box is made of, by account and then by date; they sum to its exact amount. */
export function vatBoxRows(
  { parts }: Pick<VatReport, "parts">,
  { box, accounts }: VatReportRow,
): readonly VatBoxRow[] {
  return parts.flatMap(({ books, range }) => {
    const { ledger } = books;
    const apart = new Set(vatSettlements(ledger));
    return accounts
      .filter(({ account }) => taxCodeOf(books, account) === box.box)
      .flatMap(({ account }): readonly VatBoxRow[] => {
        const rows = orderedAccountRows(ledger, account, range);
        return Array.from({ length: rows.length }, (_, index) => {
          const { kind, voucher, isStruck, entryIndex } = rows.at(index);
          if (kind === "draft" || isStruck || apart.has(voucher)) return [];
          const amount = ore(rows.countedAt(index) * box.multiplier);
          return [{ fiscalYearId: ledger.fiscalYear.id, transaction: voucher, entryIndex, account, amount }];
        }).flat();
      });
  });
}
