import {
  type DateRange,
  type IsoDate,
  isSameRange,
  longDateText,
  rangesOverlap,
  rangeWords,
} from "../../calendar/index.ts";
import { areDaysDeclared, type HandedOut } from "../../filing/index.ts";
import { daysOfPeriod } from "../settlement/own-settlements.ts";
import type { VatBooks } from "../vat-moves.ts";
import { periodsAsReturned } from "./periods-as-returned.ts";
import type { VatPeriodType } from "./vat-period.ts";
import type { PeriodOfType } from "./vat-periods-to-declare.ts";

/** A period that days of another one are declared in. */
export interface ReturnInstead extends PeriodOfType {
  readonly isDeclared: boolean;
}

interface DaysToReport {
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  readonly type: VatPeriodType;
  readonly returns: readonly HandedOut[];
  readonly today: IsoDate;
}

/**
 * The periods in whose returns the days of a period are declared, where those are others than the period itself: the longer
 * one that was handed in, or the parts of which some were (VR23). By the rule that home asks by (OV17), of what was handed
 * in alone: what was only saved hinders nothing.
 */
export function returnsInstead({
  years,
  period,
  type,
  returns,
  today,
}: DaysToReport): readonly ReturnInstead[] {
  const declared = returns.filter(({ isDeclared }) => isDeclared);
  const periodsOf = periodsAsReturned(declared, today);
  const found = new Map<string, ReturnInstead>();
  for (const { fiscalYear } of years.map(({ ledger }) => ledger)) {
    if (!rangesOverlap(fiscalYear, period)) continue;
    for (const each of periodsOf(fiscalYear, type)) {
      if (!rangesOverlap(each.period, period)) continue;
      const days = daysOfPeriod(fiscalYear, each.period);
      found.set(each.period.from, { ...each, isDeclared: areDaysDeclared(declared, "vat", days) });
    }
  }
  const all = [...found.values()];
  return all.some((each) => isSameRange(each.period, period)) ? [] : all;
}

/** What to file instead of a period's own return, in Swedish; undefined where that is the one to file. */
export function returnsInsteadText(
  returns: readonly ReturnInstead[],
  dueDateOf: (period: DateRange, type: VatPeriodType) => IsoDate,
): string | undefined {
  const [first] = returns;
  if (first === undefined) return undefined;
  if (returns.length === 1)
    return `Dagarna är redan redovisade i momsdeklarationen för ${rangeWords(first.period)}. Lämna ingen fil för bara dem.`;
  const handedIn = returns.filter(({ isDeclared }) => isDeclared).map(({ period }) => rangeWords(period));
  const left = returns
    .filter(({ isDeclared }) => !isDeclared)
    .map(({ period, type }) => `${rangeWords(period)} senast ${longDateText(dueDateOf(period, type))}`);
  const rest =
    left.length === 0 ? "Lämna ingen fil för dem tillsammans." : `Kvar att lämna: ${listed(left)}.`;
  return `Dagarna redovisas i delar. Inlämnat: ${listed(handedIn)}. ${rest}`;
}

/** "a", "a och b", "a, b och c". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} och ${names.at(-1)}`;
}
