import { dateErrors, dateNoticeText } from "@huvudbok/core/transaction";
import { useEffect, useMemo } from "react";
import { announcePolitely } from "../../../ui/label/announce.ts";
import type { EntryForm } from "./entry-rows.ts";
import { latestDate } from "./start-date.ts";
import { type EntryStart, openPeriod } from "./use-entry-form.ts";

/** What may not have been noticed in the date of the form, which is announced when it arises (TR23). */
export function useDateNotice(
  { date }: Pick<EntryForm, "date">,
  start: Pick<EntryStart, "year" | "closedThrough" | "registered" | "today">,
): string | undefined {
  const { registered, today } = start;
  const latest = useMemo(() => latestDate(registered.values()), [registered]);
  // A date that cannot be booked on is marked, and has a message of its own.
  const isBookable = date !== undefined && dateErrors(date, openPeriod(start)).length === 0;
  const notice = isBookable
    ? dateNoticeText(date, { today, ...(latest === undefined ? {} : { latest }) })
    : undefined;
  useEffect(() => {
    if (notice !== undefined) announcePolitely(notice);
  }, [notice]);
  return notice;
}
