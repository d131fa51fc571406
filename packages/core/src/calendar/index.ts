export { daysInMonth, type IsoDate, isIsoDate, isLeapYear, isoDate } from "./iso-date.ts";
