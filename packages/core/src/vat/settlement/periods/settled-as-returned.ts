import { coversDays, type DateRange, isSameRange } from "../../../calendar/index.ts";
import type { HandedOut } from "../../../filing/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import { vatPeriodTypeOf } from "../../period/vat-period.ts";
import type { VatPart } from "../../vat-moves.ts";
import { daysOfPeriods, lateSettlement, settlementsWithin } from "../own-settlements.ts";

/**
 * The settlements of a part of a longer period that are those of shorter periods whose returns were handed in: what they put
 * on 2650 or 1650 is paid or paid back as those returns say (VR7).
 */
export function settledAsReturned(
  { books, settled }: VatPart,
  period: DateRange,
  returns: readonly HandedOut[],
): readonly Transaction[] {
  const { ledger } = books;
  const shorter = returns.filter(
    (each) =>
      each.kind === "vat" &&
      each.isDeclared &&
      !isSameRange(each.period, period) &&
      coversDays([period], each.period),
  );
  const own = new Set(
    shorter.flatMap(({ period: { from, to } }) => {
      const type = vatPeriodTypeOf({ from, to });
      const days = daysOfPeriods(ledger, type).filter((range) => from <= range.from && range.to <= to);
      return days.flatMap((range) => [
        ...settlementsWithin(ledger, { range, type }),
        lateSettlement(ledger, { range, type }),
      ]);
    }),
  );
  return settled.filter((each) => own.has(each));
}
