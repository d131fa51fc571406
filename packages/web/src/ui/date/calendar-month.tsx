import { type DateLimits, type IsoDate, isIsoDate, stepDate, weekday } from "@huvudbok/core/calendar";
import { DatePicker } from "@mantine/dates";
import "dayjs/locale/sv";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface CalendarMonthProps {
  readonly value: IsoDate;
  readonly limits: DateLimits;
  readonly onChoose: (date: string) => void;
}

const LEVEL_LABELS = {
  previousMonth: "Föregående månad",
  nextMonth: "Nästa månad",
  previousYear: "Föregående år",
  nextYear: "Nästa år",
  previousDecade: "Föregående årtionde",
  nextDecade: "Nästa årtionde",
  monthLevelControl: "Byt till månader",
  yearLevelControl: "Byt till år",
};

/** The day that a key leads to from another; undefined for a key without a meaning here. Stops at the limits (CA4). */
function dayAfterKey(key: string, day: IsoDate, limits: DateLimits): IsoDate | undefined {
  switch (key) {
    case "ArrowLeft":
      return stepDate(day, "day", -1, limits);
    case "ArrowRight":
      return stepDate(day, "day", 1, limits);
    case "ArrowUp":
      return stepDate(day, "day", -7, limits);
    case "ArrowDown":
      return stepDate(day, "day", 7, limits);
    case "Home":
      return stepDate(day, "day", 1 - weekday(day), limits);
    case "End":
      return stepDate(day, "day", 7 - weekday(day), limits);
    case "PageUp":
      return stepDate(day, "month", -1, limits);
    case "PageDown":
      return stepDate(day, "month", 1, limits);
    default:
      return undefined;
  }
}

/** A month to choose a day in, with Swedish texts for screen readers. Its keys go on into the months beside it. */
export function CalendarMonth({ value, limits, onChoose }: CalendarMonthProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>(value);
  // The first time it comes after the dialog has taken the focus; later the dialog finds the day itself. The dialog of
  // a calendar that has been closed meanwhile is inert, and takes no focus.
  useEffect(() => root.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  function keyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const day = event.target instanceof HTMLElement ? event.target.dataset["day"] : undefined;
    const next = day !== undefined && isIsoDate(day) ? dayAfterKey(event.key, day, limits) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    // Mantine's own keys stop at the ends of the month.
    event.stopPropagation();
    flushSync(() => setShown(next));
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }
  return (
    <DatePicker
      ref={root}
      getDayProps={(day) => ({ "data-day": day, ...(day === value ? { "data-autofocus": true } : {}) })}
      onKeyDownCapture={keyDown}
      locale="sv"
      firstDayOfWeek={1}
      value={value}
      date={shown}
      onDateChange={setShown}
      {...(limits.min === undefined ? {} : { minDate: limits.min })}
      {...(limits.max === undefined ? {} : { maxDate: limits.max })}
      onChange={(date) => {
        if (date !== null) onChoose(date);
      }}
      ariaLabels={LEVEL_LABELS}
    />
  );
}
