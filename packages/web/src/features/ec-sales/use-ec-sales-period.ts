import type { DateRange } from "@huvudbok/core/calendar";
import { type EcSalesPeriodType, ecSalesPeriods } from "@huvudbok/core/ec-sales";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { useToday } from "../../ui/date/use-today.ts";
import { useQueryState } from "../../ui/link/query-state.ts";

export interface EcSalesPeriod {
  readonly type: EcSalesPeriodType;
  readonly period: DateRange;
  readonly periods: readonly DateRange[];
  readonly setType: (type: EcSalesPeriodType) => void;
  readonly setPeriod: (from: string) => void;
}

/** The period of the list, in the address; at first the last one that has ended. */
export function useEcSalesPeriod(year: FiscalYear): EcSalesPeriod {
  const [query, setQuery] = useQueryState();
  const today = useToday();
  const type: EcSalesPeriodType = query("type") === "quarter" ? "quarter" : "month";
  const periods = useMemo(() => ecSalesPeriods(year, type), [year, type]);
  const asked = periods.find(({ from }) => from === query("period"));
  const ended = periods.findLast(({ to }) => to < today);
  const period = asked ?? ended ?? periods[0] ?? year;
  return {
    type,
    period,
    periods,
    setType: (chosen) => setQuery({ type: chosen === "quarter" ? chosen : undefined, period: undefined }),
    setPeriod: (from) => setQuery({ period: from }),
  };
}
