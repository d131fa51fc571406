import { addDays, type IsoDate } from "../../calendar/index.ts";

/** A time of a day by the clock of Sweden, which files are stamped with. */
export interface SruMoment {
  readonly date: IsoDate;
  /** Since midnight. */
  readonly second: number;
}

const DAY_SECONDS = 86_400;

/** `20260315 101500`, some seconds later: each block of a file has a stamp of its own. */
export function sruStamp({ date, second }: SruMoment, later = 0): string {
  const seconds = second + later;
  const day = addDays(date, Math.floor(seconds / DAY_SECONDS));
  const rest = seconds % DAY_SECONDS;
  const parts = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  return `${sruDate(day)} ${parts.map((part) => String(part).padStart(2, "0")).join("")}`;
}

/** A date as files have it: `20260315`. */
export function sruDate(date: IsoDate): string {
  return date.replaceAll("-", "");
}
