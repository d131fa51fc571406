import { closedDateNoticeText, dateErrors, dateNoticeText, openDate } from "@huvudbok/core/transaction";
import { useEffect, useMemo } from "react";
import { announcePolitely } from "../../../ui/label/announce.ts";
import type { EntryForm } from "./entry-rows.ts";
import { latestDate } from "./start-date.ts";
import { type EntryStart, openPeriod } from "./use-entry-form.ts";

interface ClosedDateNotice {
  readonly text: string;
  /** Without one the owner is to move the closed date back. */
  readonly hasOpenDay: boolean;
}

/** What became of a prepared date that cannot be booked on, for as long as the date is the one that the form chose (TR30). */
export function closedDateNotice(
  { date, closedDate }: Pick<EntryForm, "date" | "closedDate">,
  start: Pick<EntryStart, "year" | "closedThrough">,
): ClosedDateNotice | undefined {
  const { closedThrough } = start;
  if (closedDate === undefined) return undefined;
  const open = openDate(closedDate, openPeriod(start));
  if (date !== (open ?? closedDate)) return undefined;
  const text = closedDateNoticeText({ closedThrough, prepared: closedDate, open });
  return { text, hasOpenDay: open !== undefined };
}

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
