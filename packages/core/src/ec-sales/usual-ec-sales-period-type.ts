import type { DateRange } from "../calendar/index.ts";
import type { VatBooks } from "../vat/index.ts";
import { type EcSalesPeriodType, ecSalesPeriods } from "./ec-sales-period.ts";
import { ecSalesPeriodType } from "./ec-sales-period-type.ts";
import { ecSalesRows } from "./ec-sales-rows.ts";
import type { MadeList } from "./made-list.ts";

/**
 * How often lists are made where nobody has said which one: as in the last quarter with such sales that has begun
 * before the end of `until`; by quarter where there are none (EC9).
 */
export function usualEcSalesPeriodType(
  years: readonly VatBooks[],
  until: DateRange,
  lists: readonly MadeList[],
): EcSalesPeriodType {
  const last = ecSalesPeriods(until, "quarter").findLast(
    (period) => ecSalesRows({ years, period, numbers: new Map() }).length > 0,
  );
  return last === undefined ? "quarter" : ecSalesPeriodType(years, last, lists);
}
