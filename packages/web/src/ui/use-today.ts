import { type IsoDate, isoDate } from "@huvudbok/core/calendar";
import { useState } from "react";

/** Today in Sweden, whatever the computer's own time zone is. */
function today(): IsoDate {
  return isoDate(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(new Date()));
}

/** The day on which the page was opened; stays the same while one works in it. */
export function useToday(): IsoDate {
  return useState(today)[0];
}
