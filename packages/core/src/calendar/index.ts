export { coversDays } from "./covers-days.ts";
export {
  addDays,
  addMonths,
  dateFromDayNumber,
  dateFromParts,
  dateParts,
  dayNumber,
  daysBetween,
  firstDayOfMonth,
  lastDayOfMonth,
  weekday,
} from "./date-arithmetic.ts";
export { dateInFileName } from "./date-in-file-name.ts";
export { type DatePreset, datePresets } from "./date-presets.ts";
export {
  clampDate,
  type DateLimits,
  type DateRange,
  intersectRanges,
  isSameRange,
  isTwelveMonths,
  rangeContains,
  rangeDays,
  rangeOfMonths,
  rangesOverlap,
} from "./date-range.ts";
export { daysAwayText, dayText, longDateText } from "./date-words.ts";
export { neighbourPeriod } from "./fiscal-year-periods.ts";
export { daysInMonth, type IsoDate, isIsoDate, isoDate } from "./iso-date.ts";
export { monthName, monthsOf } from "./months.ts";
export { parseDate } from "./parse-date.ts";
export {
  checkDateLimits,
  dateInputErrorText,
  parseDateInput,
} from "./parse-date-input.ts";
export { rangeWords } from "./range-words.ts";
export { relativeTimeText } from "./relative-time-text.ts";
export { sameMonths, samePeriod } from "./same-period.ts";
export { stepDate } from "./step-date.ts";
export { swedishDay } from "./swedish-day.ts";
export { workingDayFrom } from "./working-day.ts";
