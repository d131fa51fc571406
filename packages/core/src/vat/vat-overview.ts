import type { DateRange, IsoDate } from "../calendar/index.ts";
import type { VatPeriodChoice } from "./period/vat-period-choice.ts";
import type { VatPeriodsToDeclare, VatPeriodToDeclare } from "./period/vat-periods-to-declare.ts";
import { type PeriodVat, periodVat } from "./vat-boxes.ts";
import type { VatBooks } from "./vat-moves.ts";

/** The VAT that is to be declared next. */
export interface VatOverview extends PeriodVat, VatPeriodChoice, VatPeriodToDeclare {
  /** Its VAT has been moved to 2650 or 1650. */
  readonly isSettled: boolean;
}

interface VatAsked {
  readonly declared: VatPeriodsToDeclare;
  /** The years of those periods. */
  readonly years: readonly VatBooks[];
  readonly today: IsoDate;
  /** Whether a period is settled: `isPeriodSettled`, which is large, and apart so that home can keep the place before. */
  readonly isSettled: (years: readonly VatBooks[], period: DateRange) => boolean;
}

/**
 * The VAT to declare next: of the first period of the years that has not been settled and is not yet past its day; the
 * last period when all days have passed (OV3). Undefined where no VAT is declared.
 */
export function vatOverview({ declared, years, today, isSettled }: VatAsked): VatOverview | undefined {
  const { choice, periods } = declared;
  const waits = ({ period, dueDate, precedesVat }: VatPeriodToDeclare) =>
    dueDate >= today && !precedesVat && !isSettled(years, period);
  const next = periods.find(waits) ?? periods.at(-1);
  if (next === undefined) return undefined;
  const figures = periodVat(years, next.period);
  return { ...choice, ...figures, ...next, isSettled: isSettled(years, next.period) };
}
