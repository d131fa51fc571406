import { coversDays, type DateRange, rangeContains } from "../../../calendar/index.ts";
import type { Ledger } from "../../../ledger/index.ts";
import { sumOre } from "../../../money/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import { type VatPeriodType, vatPeriodTypeOf } from "../../period/vat-period.ts";
import { isSettledAccount, type VatBooks } from "../../vat-moves.ts";
import { settledOn } from "../../vat-settlements.ts";
import { movesOfDays } from "../moves-of-days.ts";
import { daysOfPeriods, lateSettlement, settlementsWithin } from "../own-settlements.ts";

/** A longer period that was settled as it is. */
export interface WholeSettlement {
  readonly period: DateRange;
  readonly settlements: readonly Transaction[];
}

/** The kinds of period that are longer, the nearest first. */
export const LONGER_KINDS: Readonly<Record<VatPeriodType, readonly VatPeriodType[]>> = {
  month: ["quarter", "year"],
  quarter: ["year"],
  year: [],
};

/**
 * The longer period that holds the days of both of two periods and was settled as a whole, on its last day or later, so that
 * its settlement is not late for the parts of it (VR21). Not one of which a part was settled before it was over.
 */
export function wholeSettlement(
  books: VatBooks,
  asked: DateRange,
  earlier: DateRange,
): WholeSettlement | undefined {
  const longer = LONGER_KINDS[vatPeriodTypeOf(asked)].flatMap((type) =>
    daysOfPeriods(books.ledger, type)
      .filter((period) => [asked, earlier].every((each) => coversDays([period], each)))
      .map((period) => ({ period, settlements: settlementsOf(books.ledger, period, type) })),
  );
  const settled = longer.filter(({ period, settlements }) => isSettledByThese(books, period, settlements));
  // What is dated in a period is of that rather than late for a shorter one.
  const inTime = settled.find(({ period, settlements }) =>
    settlements.every(({ date }) => rangeContains(period, date)),
  );
  return inTime ?? settled[0];
}

function settlementsOf(ledger: Ledger, range: DateRange, type: VatPeriodType): readonly Transaction[] {
  const late = lateSettlement(ledger, { range, type });
  const within = settlementsWithin(ledger, { range, type });
  return late === undefined ? within : [...within, late];
}

function isSettledByThese(books: VatBooks, period: DateRange, settlements: readonly Transaction[]): boolean {
  const moved = [...movesOfDays(books.ledger, period).moved].filter(([account]) =>
    isSettledAccount(books, account),
  );
  const isEmpty = moved.every(([account, sum]) => sumOre([sum, settledOn(settlements, account)]) === 0);
  return settlements.length > 0 && isEmpty && settlements.every(({ date }) => date >= period.to);
}
