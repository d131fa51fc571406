import type { IsoDate } from "../calendar/index.ts";
import {
  unsettledVatPeriod,
  type VatBooks,
  type VatOverview,
  type VatPeriodsToDeclare,
  vatOverview,
  yearEndsWithVat,
} from "../vat/index.ts";

interface VatToShowQuestion {
  readonly vat: VatPeriodsToDeclare;
  /** The years of the periods, the selected one last. */
  readonly years: readonly VatBooks[];
  /** The year after the selected one, where there is one and it matters. */
  readonly following: VatBooks | undefined;
  readonly today: IsoDate;
}

/** The VAT that is shown of the selected year (OV3); what it ends with may be settled in the year after (VR14). */
export function vatToShow({ vat, years, following, today }: VatToShowQuestion): VatOverview | undefined {
  const shown = vatOverview(vat, years, today);
  if (shown === undefined || following === undefined) return shown;
  const isSettled =
    shown.isSettled || years.slice(-1).some((selected) => isSettledAfter(selected, shown, following));
  return { ...shown, isSettled };
}

/** Whether the period is of a year that ends with VAT, and the year after has settled all of it. */
function isSettledAfter(selected: VatBooks, { type, period }: VatOverview, following: VatBooks): boolean {
  return (
    period.to >= selected.ledger.fiscalYear.from &&
    yearEndsWithVat(selected) &&
    unsettledVatPeriod(selected, type, following) === undefined
  );
}
