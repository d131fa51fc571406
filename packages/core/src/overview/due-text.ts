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

/** "Försenad: skulle ha lämnats 12 maj 2026. 2 senare perioder är också försenade." */
export function lateText(date: IsoDate, laterPeriods = 0): string {
  const late = `Försenad: skulle ha lämnats ${longDateText(date)}`;
  if (laterPeriods === 0) return late;
  const later = laterPeriods === 1 ? "period är också försenad" : "perioder är också försenade";
  return `${late}. ${laterPeriods} senare ${later}.`;
}
