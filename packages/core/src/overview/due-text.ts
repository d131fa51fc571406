import { daysAwayText, daysBetween, dayText, type IsoDate, longDateText } from "../calendar/index.ts";

/** What a step to take says: what it is, and a line on why, how or when. */
export interface NextStepText {
  readonly title: string;
  readonly detail: string;
  /** Its day has passed. */
  readonly isLate?: true;
}

/** "Senast 12 november, om 22 dagar". */
export function dueText(date: IsoDate, today: IsoDate): string {
  return `Senast ${dayText(date)}, ${daysAwayText(daysBetween(today, date))}`;
}

/** "Försenad: skulle ha lämnats 12 maj 2026". */
export function lateText(date: IsoDate): string {
  return `Försenad: skulle ha lämnats ${longDateText(date)}`;
}

/** Of a settled period nothing but the mark tells whether it was handed in (OV15). */
export const UNMARKED = "Inte markerad som inlämnad";
