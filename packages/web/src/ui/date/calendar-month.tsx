import type { DateLimits, IsoDate } from "@huvudbok/core/calendar";
import { DatePicker } from "@mantine/dates";
import "dayjs/locale/sv";
import { useEffect, useRef } from "react";

interface CalendarMonthProps {
  readonly value: IsoDate;
  readonly limits: DateLimits;
  readonly onChoose: (date: string) => void;
}

/** A month to choose a day in, with Swedish texts for screen readers. */
export function CalendarMonth({ value, limits, onChoose }: CalendarMonthProps) {
  const root = useRef<HTMLDivElement>(null);
  // The first time it comes after the dialog has taken the focus; later the dialog finds the day itself. The dialog of
  // a calendar that has been closed meanwhile is inert, and takes no focus.
  useEffect(() => root.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <DatePicker
      ref={root}
      getDayProps={(day) => (day === value ? { "data-autofocus": true } : {})}
      locale="sv"
      firstDayOfWeek={1}
      value={value}
      defaultDate={value}
      {...(limits.min === undefined ? {} : { minDate: limits.min })}
      {...(limits.max === undefined ? {} : { maxDate: limits.max })}
      onChange={(date) => {
        if (date !== null) onChoose(date);
      }}
      ariaLabels={{
        previousMonth: "Föregående månad",
        nextMonth: "Nästa månad",
        previousYear: "Föregående år",
        nextYear: "Nästa år",
        previousDecade: "Föregående årtionde",
        nextDecade: "Nästa årtionde",
        monthLevelControl: "Byt till månader",
        yearLevelControl: "Byt till år",
      }}
    />
  );
}
