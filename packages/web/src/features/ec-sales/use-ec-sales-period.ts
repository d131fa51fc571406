import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import {
  type EcSalesPeriodType,
  ecSalesPeriods,
  hasGoodsIn,
  usualEcSalesPeriodType,
} from "@huvudbok/core/ec-sales";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { useToday } from "../../ui/date/use-today.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { KnownEcSales } from "./use-known-ec-sales.ts";

interface ShownPeriod {
  readonly type: EcSalesPeriodType;
  /** What the sales and earlier lists say of the quarter of the period, or of the last one before with sales (EC9). */
  readonly usualType: EcSalesPeriodType;
  /** Whether that quarter has goods. */
  readonly hasGoods: boolean;
  readonly period: DateRange;
  readonly periods: readonly DateRange[];
}

export interface EcSalesPeriod extends ShownPeriod {
  readonly setType: (type: EcSalesPeriodType) => void;
  readonly setPeriod: (from: string) => void;
}

/** The period of the list, in the address; at first the last one that has ended, of the type that it is to have. */
export function useEcSalesPeriod(year: FiscalYear, known: KnownEcSales): EcSalesPeriod {
  const [query, setQuery] = useQueryState();
  const today = useToday();
  const [type, from] = [query("type"), query("period")];
  const shown = useMemo(
    () => shownPeriod(year, known, { type, from, today }),
    [year, known, type, from, today],
  );
  return {
    ...shown,
    // The days that are shown stay in sight: the quarter of the month, or the last month of the quarter.
    setType: (chosen) => {
      const quarter = quarterOf(year, shown.period.from);
      const last = quarter && ecSalesPeriods(quarter, chosen).findLast((each) => each.from <= year.to);
      setQuery({ type: chosen, period: last?.from });
    },
    // What a person looks through stays of one type.
    setPeriod: (chosen) => setQuery({ type: shown.type, period: chosen }),
  };
}

interface AskedPeriod {
  readonly type: string | undefined;
  readonly from: string | undefined;
  readonly today: IsoDate;
}

function shownPeriod(year: FiscalYear, { years, lists }: KnownEcSales, asked: AskedPeriod): ShownPeriod {
  const { today } = asked;
  const typeUntil = (to: IsoDate) => usualEcSalesPeriodType(years, { from: year.from, to }, lists);
  // Without a period the sales until today decide.
  const until = quarterOf(year, asked.from)?.to ?? (today < year.to ? today : year.to);
  const type = asked.type === "quarter" || asked.type === "month" ? asked.type : typeUntil(until);
  const periods = ecSalesPeriods(year, type);
  const period =
    periods.find(({ from }) => from === asked.from) ??
    periods.findLast(({ to }) => to < today) ??
    periods[0] ??
    year;
  const quarter = quarterOf(year, period.from);
  return {
    type,
    usualType: typeUntil(quarter?.to ?? until),
    hasGoods: quarter !== undefined && hasGoodsIn(years, quarter),
    period,
    periods,
  };
}

/** The quarter of the year that has the day. */
function quarterOf(year: FiscalYear, day: string | undefined): DateRange | undefined {
  if (day === undefined) return undefined;
  return ecSalesPeriods(year, "quarter").find(({ from, to }) => from <= day && day <= to);
}
