import { addDays, type DateRange, type IsoDate, longDateText, rangeWords } from "../../calendar/index.ts";
import { type VatPeriodType, vatPeriods } from "../period/vat-period.ts";
import type { VatBooks } from "../vat-moves.ts";
import type { VatProblem } from "../vat-problem.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { isClosedDay } from "./like-settlement-text.ts";

/** A period whose settlement would come after the one that follows it, since the days of both are closed (VR18). */
export interface ClosedSettlement {
  readonly period: DateRange;
  /** The period that would begin with the VAT of the first, and have no file. */
  readonly spoilt: DateRange;
  readonly closedThrough: IsoDate;
}

/**
 * What follows when the VAT that a period has left is settled on the first day that is open; undefined where nothing is
 * left, no later period of the year is closed as a whole, or the year has no open day (TR30).
 */
export function closedSettlement(
  years: readonly VatBooks[],
  { period, type }: { readonly period: DateRange; readonly type: VatPeriodType },
  closedThrough: IsoDate | undefined,
): ClosedSettlement | undefined {
  const settled = vatSettlementEntries(years, period);
  if (closedThrough === undefined || !settled.ok) return undefined;
  for (const { fiscalYear } of settled.value) {
    const spoilt = vatPeriods(fiscalYear, type).find(({ from }) => from > period.to);
    const hasOpenDay = !fiscalYear.locked && closedThrough < fiscalYear.to;
    if (hasOpenDay && spoilt !== undefined && spoilt.to <= closedThrough)
      return { period, spoilt, closedThrough };
  }
  return undefined;
}

/** The same in Swedish: what happens, and what is to be done instead. */
export function closedSettlementText({ period, spoilt, closedThrough }: ClosedSettlement): string {
  const [own, next] = [rangeWords(period), rangeWords(spoilt)];
  return [
    `Dagarna till och med ${longDateText(closedThrough)} är låsta, så momsavräkningen för ${own} skulle bokföras ${longDateText(addDays(closedThrough, 1))}.`,
    `Då börjar ${next} med momsen för ${own}, och momsrapporten för ${next} kan inte laddas ner.`,
    `Flytta först tillbaka låsningen till före ${longDateText(period.to)}.`,
  ].join(" ");
}

/** Whether a problem is mended on days that are closed: the closed date is to be moved back first. */
export function isMendedOnClosedDays(problem: VatProblem, closedThrough: IsoDate | undefined): boolean {
  const mended = problem.code === "opening-balance" ? problem.origin : problem;
  return "through" in mended && isClosedDay(mended.through, closedThrough);
}
