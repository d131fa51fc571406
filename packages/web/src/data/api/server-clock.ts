import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";

/** How far the server's clock is ahead of this computer's, by its latest answer; 0 before the first. */
let aheadMs = 0;

/** Notes the time in an answer of the server. */
export function noteServerTime(headers: Headers): void {
  const sent = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(sent)) aheadMs = sent - Date.now();
}

/** The time by the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** The day in Sweden by the server's clock, which decides which features a company has. */
export function serverDay(): IsoDate {
  return swedishDay(serverNow());
}
