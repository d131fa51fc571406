import { longDateText, rangesOverlap } from "@huvudbok/core/calendar";
import {
  type ReturnInstead,
  returnsInstead,
  returnsInsteadText,
  type VatBooks,
  type VatPeriodType,
  vatDueDate,
  vatTurnover,
} from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useToday } from "../../ui/date/use-today.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import type { FoundReport } from "./use-vat-report.ts";

export interface UsedReturns {
  /** The periods that the days are declared in instead of this one; none where its own return is the one to file. */
  readonly instead: readonly ReturnInstead[];
  /** What to file, and when. */
  readonly text: string;
}

/** Which return the days of a report are to be filed in, and when: as home says it (VR23); undefined while it is loaded. */
export function useReturnsInstead(
  found: FoundReport | undefined,
  type: VatPeriodType,
): UsedReturns | undefined {
  const { companyType } = useBooks().company.config.recipient;
  const today = useToday();
  return useMemo(() => {
    if (found === undefined) return undefined;
    const { years, returns = [] } = found;
    const { period } = found.report;
    const instead = returnsInstead({ years, period, type, returns, today });
    const dueDateOf = dueDatesOf(years, companyType);
    const own = `Lämna filen hos Skatteverket senast ${longDateText(dueDateOf(period, type))}.`;
    return { instead, text: returnsInsteadText(instead, dueDateOf) ?? own };
  }, [found, type, companyType, today]);
}

type Payer = Parameters<typeof vatDueDate>[1];

/** The day that a return is due, by the turnover of the years it has days of. */
function dueDatesOf(years: readonly VatBooks[], companyType: Payer["companyType"]) {
  return (period: Parameters<typeof vatDueDate>[0], type: VatPeriodType) => {
    // The year after the period is among them for what it has settled (VR14).
    const turnovers = years.filter(({ ledger }) => rangesOverlap(ledger.fiscalYear, period)).map(vatTurnover);
    const taxBase = turnovers.map((each) => each.taxBase).reduce((a, b) => (a > b ? a : b));
    const tradesInEu = turnovers.at(-1)?.tradesInEu === true;
    return vatDueDate(period, { type, companyType, taxBase, tradesInEu });
  };
}
