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
  /** The periods, in words, of the EC sales lists that have what it changes of them (`correctedEcSalesLists`). */
  readonly ecSalesLists: readonly string[];
}

/**
 * Says which returns and EC sales lists have what a correction changes, in Swedish; undefined where those are the ones of
 * what is corrected itself (VR20).
 */
export function correctedVatText({
  days,
  original,
  year,
  ecSalesLists,
  ...asked
}: CorrectedVat): string | undefined {
  const periods = periodsOf(year, asked);
  const returnOf = (day: IsoDate) => {
    const period = periods.find((each) => rangeContains(each, day));
    return period === undefined ? `den period som ${longDateText(day)} är i` : rangeWords(period);
  };
  const own = original && returnOf(original);
  const told = days.filter((day) => rangeContains(year, day)).map(returnOf);
  const others = new Set(told.filter((each) => each !== own));
  const returns = others.size === 0 ? undefined : `momsrapporten för ${[...others].join(" och ")}`;
  const lists =
    ecSalesLists.length === 0
      ? undefined
      : `den periodiska sammanställningen för ${ecSalesLists.join(" och ")}`;
  if (returns !== undefined)
    return `Det som ändras i momsen kommer i ${returns}${lists === undefined ? "" : `, och i ${lists}`}.`;
  return lists && `Det som ändras i försäljningen till andra EU-länder kommer i ${lists}.`;
}

/** The periods as the returns tell, and of the chosen kind where they tell nothing. */
function periodsOf(
  year: DateRange,
  { type, filings, today }: Pick<CorrectedVat, "type" | "filings" | "today">,
): readonly DateRange[] {
  if (type !== undefined) return periodsAsReturned(filings, today)(year, type).map(({ period }) => period);
  return filings.filter(({ kind, isDeclared }) => kind === "vat" && isDeclared).map(({ period }) => period);
}
