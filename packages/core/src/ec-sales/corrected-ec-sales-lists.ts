import { type DateRange, type IsoDate, rangeContains, rangeWords } from "../calendar/index.ts";
import { type BookedChange, changesReturn } from "../filing/index.ts";
import { ecSalesPeriods } from "./ec-sales-period.ts";
import { hasQuarters, isMonthHandedIn, type MadeList } from "./made-list.ts";

interface CorrectedSales {
  /** What the correction books in the year. */
  readonly changes: readonly BookedChange[];
  /** The day of what is corrected, where it is in the same year. */
  readonly original: IsoDate | undefined;
  readonly year: DateRange;
  /** The lists that were made with days of the year, newest first. */
  readonly lists: readonly MadeList[];
}

/**
 * The periods, in words, of the EC sales lists that have what a correction changes of such sales; none where that is the
 * list of what is corrected itself (VR20).
 */
export function correctedEcSalesLists({ changes, original, year, lists }: CorrectedSales): readonly string[] {
  const listed = changes.filter(
    (change) => rangeContains(year, change.day) && changesReturn("ecSales", change),
  );
  const isOfGoods = listed.some(hasGoods);
  const listOf = (day: IsoDate) => listWith(day, isOfGoods, lists);
  const others = new Set(listed.map(({ day }) => listOf(day)));
  if (original !== undefined) others.delete(listOf(original));
  return [...others];
}

/** Triangular trade is of goods too. */
function hasGoods({ rows }: BookedChange): boolean {
  return rows.some(({ account }) => account?.taxCode === 35 || account?.taxCode === 38);
}

/** The period of the list that has a day, in words: of one that was made, else as the law and the lists made before say (EC9). */
function listWith(day: IsoDate, isOfGoods: boolean, lists: readonly MadeList[]): string {
  const made = lists.filter(({ period }) => rangeContains(period, day));
  const last = made.find(({ isDeclared }) => isDeclared) ?? made[0];
  if (last !== undefined) return rangeWords(last.period);
  const days = { from: day, to: day };
  const isByMonth =
    ecSalesPeriods(days, "quarter").some((quarter) => isMonthHandedIn(lists, quarter)) ||
    (isOfGoods && !hasQuarters(lists));
  return ecSalesPeriods(days, isByMonth ? "month" : "quarter")
    .map(rangeWords)
    .join();
}
