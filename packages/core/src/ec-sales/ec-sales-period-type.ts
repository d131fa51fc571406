import { addMonths, type DateRange } from "../calendar/index.ts";
import { type Ore, ore, sumOre } from "../money/index.ts";
import type { VatBooks } from "../vat/index.ts";
import { type EcSalesPeriodType, ecSalesPeriods } from "./ec-sales-period.ts";
import { type EcSalesRow, ecSalesRows } from "./ec-sales-rows.ts";
import { hasQuarters, isMonthHandedIn, type MadeList } from "./made-list.ts";

/** Up to this value of goods a quarter the agency grants quarters to who asks for them, in öre. */
const MOST_GOODS = ore(500_000_00);
const QUARTERS_BEFORE = 4;

/**
 * Whether the sales of a calendar quarter are listed by month or as a whole (EC9; SFL 35 kap. 3-4 §§). `years` are the
 * books that are known, the earliest first, and `lists` those that were made of them, the newest first.
 */
export function ecSalesPeriodType(
  years: readonly VatBooks[],
  quarter: DateRange,
  lists: readonly MadeList[],
): EcSalesPeriodType {
  if (isMonthHandedIn(lists, quarter)) return "month";
  if (!hasGoodsIn(years, quarter)) return "quarter";
  return hasQuarters(lists) && isWithinLimit(years, quarter) ? "quarter" : "month";
}

/** Whether goods, or triangular trade, were sold to other EU countries in a period. */
export function hasGoodsIn(years: readonly VatBooks[], period: DateRange): boolean {
  return rowsOf(years, period).some(hasGoods);
}

function rowsOf(years: readonly VatBooks[], period: DateRange): readonly EcSalesRow[] {
  return ecSalesRows({ years, period, numbers: new Map() });
}

/** Triangular trade is of goods too. */
function hasGoods({ amounts }: EcSalesRow): boolean {
  return amounts[35] !== 0 || amounts[38] !== 0;
}

function isWithinLimit(years: readonly VatBooks[], quarter: DateRange): boolean {
  const first = addMonths(quarter.from, -3 * QUARTERS_BEFORE);
  const quarters = ecSalesPeriods({ from: first, to: quarter.to }, "quarter");
  return quarters.every((each) => goodsIn(years, each) <= MOST_GOODS);
}

function goodsIn(years: readonly VatBooks[], quarter: DateRange): Ore {
  return sumOre(rowsOf(years, quarter).flatMap(({ amounts }) => [amounts[35], amounts[38]]));
}
