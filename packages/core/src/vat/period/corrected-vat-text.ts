import {
  type DateRange,
  type IsoDate,
  longDateText,
  rangeContains,
  rangeWords,
} from "../../calendar/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { periodsAsReturned } from "./periods-as-returned.ts";
import type { VatPeriodType } from "./vat-period.ts";

/** What a correction changes of VAT, by the days that it is booked on. */
interface CorrectedVat {
  readonly days: readonly IsoDate[];
  /** The day of what is corrected, where it is in the same year. */
  readonly original: IsoDate | undefined;
  readonly year: DateRange;
  /** The company's kind of period; undefined while nobody has chosen it. */
  readonly type: VatPeriodType | undefined;
  /** The files that were made with days of the year, newest first. */
  readonly filings: readonly HandedOut[];
  readonly today: IsoDate;
}

/**
 * Says which returns have what a correction changes of VAT, in Swedish; undefined where that is the return of what is
 * corrected itself (VR20).
 */
export function correctedVatText({ days, original, year, ...asked }: CorrectedVat): string | undefined {
  const periods = periodsOf(year, asked);
  const returnOf = (day: IsoDate) => {
    const period = periods.find((each) => rangeContains(each, day));
    return period === undefined ? `den period som ${longDateText(day)} är i` : rangeWords(period);
  };
  const own = original && returnOf(original);
  const others = new Set(days.filter((day) => rangeContains(year, day)).map(returnOf));
  if (own !== undefined) others.delete(own);
  return others.size === 0
    ? undefined
    : `Det som ändras i momsen kommer i momsrapporten för ${[...others].join(" och ")}.`;
}

/** The periods as the returns tell, and of the chosen kind where they tell nothing. */
function periodsOf(
  year: DateRange,
  { type, filings, today }: Pick<CorrectedVat, "type" | "filings" | "today">,
): readonly DateRange[] {
  if (type !== undefined) return periodsAsReturned(filings, today)(year, type).map(({ period }) => period);
  return filings.filter(({ kind, isDeclared }) => kind === "vat" && isDeclared).map(({ period }) => period);
}
