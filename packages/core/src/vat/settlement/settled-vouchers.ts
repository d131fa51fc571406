import { addDays, type IsoDate } from "../../calendar/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { rowsLeft } from "./rows-left.ts";
import { rowsOfPeriod } from "./rows-of-period.ts";

/** A settlement of a period, and the first day of the fiscal year that it is booked in. */
export interface SettledVoucher {
  readonly yearFrom: IsoDate;
  readonly voucher: Transaction;
}

/**
 * The settlements of the parts of a period. Where the following year has settled several periods at once, and this one has
 * nothing left because of it, those are the ones (VR14).
 */
export function settledVouchers(parts: readonly VatPart[]): readonly SettledVoucher[] {
  return parts.flatMap((part) => {
    const { from, to } = part.books.ledger.fiscalYear;
    const vouchers = part.settled.length > 0 || !isTakenAfter(part) ? part.settled : vouchersAfter(part);
    return vouchers.map((voucher) => ({
      yearFrom: voucher.date > to ? addDays(to, 1) : from,
      voucher,
    }));
  });
}

function vouchersAfter({ takenAfter }: VatPart): readonly Transaction[] {
  return [...new Set(takenAfter.map(({ settlement }) => settlement))];
}

/** Whether the period has nothing left because of them alone. */
function isTakenAfter(part: VatPart): boolean {
  const settledElsewhere = part.settledElsewhere.filter(
    ({ date }) => date <= part.books.ledger.fiscalYear.to,
  );
  return (
    rowsLeft(part).length === 0 && rowsOfPeriod({ ...part, settledElsewhere, takenAfter: [] }).length > 0
  );
}
