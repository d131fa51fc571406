import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";
import { useState } from "react";

/**
 * The day in Sweden on which the page was opened, whatever the computer's own time zone is; it does not change while
 * the page is open.
 */
export function useToday(): IsoDate {
  return useState(() => swedishDay(Date.now()))[0];
}
