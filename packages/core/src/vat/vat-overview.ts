import type { IsoDate } from "../calendar/index.ts";
import { type PeriodVat, periodVat } from "./vat-boxes.ts";
import type { VatBooks } from "./vat-moves.ts";
import type { VatPeriodChoice } from "./vat-period.ts";
import type { VatPeriodsToDeclare, VatPeriodToDeclare } from "./vat-periods-to-declare.ts";

/** The VAT that is to be declared next. */
export interface VatOverview extends PeriodVat, VatPeriodChoice, VatPeriodToDeclare {}

/**
 * The VAT to declare next: of the first period of the years that has not been settled and is not yet past its day; the
 * last period when all days have passed (OV3). Undefined where no VAT is declared. The years are those of the periods.
 */
export function vatOverview(
  { choice, periods }: VatPeriodsToDeclare,
  years: readonly VatBooks[],
  today: IsoDate,
): VatOverview | undefined {
  const next = periods.find(({ isSettled, dueDate }) => !isSettled && dueDate >= today) ?? periods.at(-1);
  if (next === undefined) return undefined;
  return { ...choice, ...periodVat(years, next.period), ...next };
}
