import type { DateLimits, IsoDate } from "@huvudbok/core/calendar";
import { Popover } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { IconButton } from "../button/icon-button.tsx";

const Calendar = lazy(async () => ({ default: (await import("./calendar-month.tsx")).CalendarMonth }));

interface CalendarButtonProps {
  /** The name of the field that the day is chosen for. */
  readonly field: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly value: IsoDate;
  readonly limits: DateLimits;
  readonly onChoose: (date: string) => void;
}

/** Opens a month to choose a day in. Alt+arrow down opens it from the field itself, so it is no tab stop. */
export function CalendarButton({ field, isOpen, onOpen, value, limits, onChoose }: CalendarButtonProps) {
  return (
    <Popover opened={isOpen} onChange={onOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          tabIndex={-1}
          aria-label={`Öppna kalender: ${field}`}
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => onOpen(!isOpen)}
        >
          <IconCalendar size={16} stroke={1.65} />
        </IconButton>
      </Popover.Target>
      {/* It takes the focus a moment after it has opened: if it is closed by then, it would take the focus from another control. */}
      <Popover.Dropdown aria-label="Kalender" inert={!isOpen}>
        <Suspense>
          <Calendar
            value={value}
            limits={limits}
            onChoose={(date) => {
              onOpen(false);
              onChoose(date);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
