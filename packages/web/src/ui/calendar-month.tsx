import type { DateLimits, IsoDate } from "@huvudbok/core/calendar";
import { DatePicker } from "@mantine/dates";
import "dayjs/locale/sv";

interface CalendarMonthProps {
  readonly value: IsoDate;
  readonly limits: DateLimits;
  readonly onChoose: (date: string) => void;
}

/** A month to choose a day in, with Swedish words for screen readers. */
export function CalendarMonth({ value, limits, onChoose }: CalendarMonthProps) {
  return (
    <DatePicker
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
