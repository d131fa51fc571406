import { addDays, type IsoDate } from "../../calendar/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { jointSettlements } from "./joint-settlements.ts";
import { rowsLeft } from "./rows-left.ts";
import { rowsOfPeriod } from "./rows-of-period.ts";
import { takenAlone } from "./settlements-of-year-before.ts";

/** A settlement of a period, and the first day of the fiscal year that it is booked in. */
export interface SettledVoucher {
  readonly yearFrom: IsoDate;
  readonly voucher: Transaction;
  /** It took the VAT of other periods as well (VR16). */
  readonly isJoint: boolean;
}

/**
 * The settlements of the parts of a period. Where it has nothing left, those too that took its VAT with that of others: in
 * its year (VR16), or, where it has none of its own, in the following one (VR14). One that takes just what its year began
 * with is of no period of that year.
 */
export function settledVouchers(parts: readonly VatPart[]): readonly SettledVoucher[] {
  return parts.flatMap((part) => {
    const { ledger } = part.books;
    const { from, to } = ledger.fiscalYear;
    const ofYearBefore = new Set(takenAlone(ledger, to).map(({ settlement }) => settlement));
    const own = part.settled.filter((each) => !ofYearBefore.has(each));
    const joint = jointOf(part);
    const after = own.length === 0 && isTakenAfter(part) ? vouchersAfter(part) : [];
    const vouchers = after.length > 0 ? after : [...own, ...joint];
    return vouchers.map((voucher) => ({
      yearFrom: voucher.date > to ? addDays(to, 1) : from,
      voucher,
      isJoint: joint.includes(voucher),
    }));
  });
}

/** The joint settlements of a part that has nothing left because of them. */
function jointOf(part: VatPart): readonly Transaction[] {
  return rowsLeft(part).length > 0 ? [] : jointSettlements(part);
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
