import { err, ok, type Result } from "../shared/index.ts";
import { type IsoDate, isIsoDate } from "./iso-date.ts";

export interface InvalidDate {
  readonly code: "invalid-date";
  readonly text: string;
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WITH_TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * Reads a date in a file or an address: yyyy-mm-dd, yyyymmdd, or ISO with a time, of which the date is taken as
 * written, whatever the zone (CA2).
 */
export function parseDate(text: string): Result<IsoDate, InvalidDate> {
  const date = WITH_TIME.exec(text)?.[1] ?? text.replace(COMPACT, "$1-$2-$3");
  return isIsoDate(date) ? ok(date) : err({ code: "invalid-date", text });
}
