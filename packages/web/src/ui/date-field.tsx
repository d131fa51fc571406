import {
  checkDateLimits,
  type DateLimits,
  type DateRange,
  dateInputErrorText,
  type IsoDate,
  isIsoDate,
  parseDateInput,
  stepDate,
} from "@huvudbok/core/calendar";
import { ActionIcon, Popover, TextInput } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import { type ComponentPropsWithRef, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { fieldError } from "./field-error.tsx";
import type { ControlKey } from "./keys/control-key.ts";
import { useControlKeys } from "./keys/use-control-keys.ts";
import { useToday } from "./use-today.ts";

const Calendar = lazy(async () => ({ default: (await import("./calendar-month.tsx")).CalendarMonth }));

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error" | "label">;

export interface DateFieldProps extends InputProps {
  readonly label: string;
  readonly value: IsoDate | undefined;
  readonly onCommit: (date: IsoDate | undefined) => void;
  /** Told when the field is left with something that is no date: what was there before no longer stands. */
  readonly onInvalid?: () => void;
  /** The fiscal year, which decides the year of a date typed without one. */
  readonly fiscalYear?: DateRange;
  /** Days outside cannot be stepped to or chosen, and are refused when typed. */
  readonly limits?: DateLimits;
  /** The page takes days outside the limits too, and says itself what is wrong with them. */
  readonly takesOutside?: boolean;
  readonly error?: string | undefined;
  /** What was being typed when the page was left: it stands there again. */
  readonly typed?: string | undefined;
  /** Told at each key press what stands there, and undefined when it has been taken. */
  readonly onTyped?: (text: string | undefined) => void;
  /** Shows the label only to screen readers. */
  readonly hideLabel?: boolean;
}

const NO_LIMITS: DateLimits = {};
const CALENDAR = "Kalender";
const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
  ["PageUp", 1],
  ["PageDown", -1],
]);

interface DateActions {
  readonly onStep: (unit: "day" | "month", count: 1 | -1) => void;
  readonly onCalendar: () => void;
}

function step(unit: "day" | "month", label: string, ...strokes: readonly string[]): ControlKey<DateActions> {
  return {
    strokes,
    label,
    group: "I formuläret",
    run: ({ onStep }, { stroke }) => onStep(unit, STEPS.get(stroke) ?? 1),
  };
}

const DATE_KEYS: readonly ControlKey<DateActions>[] = [
  step("day", "En dag framåt eller bakåt i datumet", "ArrowUp", "ArrowDown"),
  step("month", "En månad framåt eller bakåt i datumet", "PageUp", "PageDown"),
  {
    strokes: ["Alt+ArrowDown"],
    label: "Öppna kalendern vid datumet",
    group: "I formuläret",
    run: ({ onCalendar }) => onCalendar(),
  },
];

/**
 * A date: typed in any of the forms of clarification N10, stepped by arrow and Page keys, or chosen in a month. A date
 * outside the limits is refused at once, with the limits.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onCommit, onInvalid, fiscalYear, takesOutside, error, hideLabel, ...rest } = props;
  const { limits = NO_LIMITS, onKeyDown, onBlur, onFocus, typed, onTyped, ...input } = rest;
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(field, input.ref);
  const hear = useControlKeys(DATE_KEYS);
  const [text, setText] = useState<string>(typed ?? value ?? "");
  const [known, setKnown] = useState(value);
  const [calendarIsOpen, setCalendarIsOpen] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  if (known !== value) {
    // The value has changed elsewhere; what is being typed stays while it is no date.
    setKnown(value);
    if (value !== undefined || isIsoDate(text)) {
      setText(value ?? "");
      setOwnError(undefined);
    }
  }

  function read(typed: string) {
    const parsed = parseDateInput(typed, { shown: value ?? today, today, fiscalYear });
    return parsed.ok && takesOutside !== true ? checkDateLimits(parsed.value, limits) : parsed;
  }
  /** Takes what stands in the field; false when it is no date that may stand there. */
  function commit(typed: string): boolean {
    const date = typed.trim() === "" ? undefined : read(typed);
    if (date?.ok === false) {
      setOwnError(dateInputErrorText(date.error, label));
      onInvalid?.();
      return false;
    }
    setText(date?.value ?? "");
    setOwnError(undefined);
    onTyped?.(undefined);
    onCommit(date?.value);
    return true;
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isHeard = hear(event, {
      onStep: (unit, count) => {
        const typed = parseDateInput(text, { shown: value ?? today, today, fiscalYear });
        commit(stepDate(typed.ok ? typed.value : (value ?? today), unit, count, limits));
      },
      onCalendar: () => setCalendarIsOpen(true),
    });
    if (isHeard) return;
    if (event.key === "Enter" && !commit(text)) {
      // What cannot be read keeps the focus, so that it can be put right.
      event.preventDefault();
      return;
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...input}
      ref={ref}
      value={text}
      label={hideLabel === true ? undefined : label}
      aria-label={hideLabel === true ? label : undefined}
      placeholder="åååå-mm-dd"
      autoComplete="off"
      w={input.w ?? 140}
      error={fieldError(error ?? ownError)}
      onChange={(event) => {
        setOwnError(undefined);
        setText(event.currentTarget.value);
        onTyped?.(event.currentTarget.value);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (event.currentTarget.value !== (value ?? "")) commit(event.currentTarget.value);
        else onTyped?.(undefined);
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
      rightSection={
        <CalendarButton
          isOpen={calendarIsOpen}
          onOpen={setCalendarIsOpen}
          value={value ?? today}
          limits={limits}
          onChoose={commit}
          onClosed={() => giveFocusBack(field.current)}
        />
      }
    />
  );
}

interface CalendarButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly value: IsoDate;
  readonly limits: DateLimits;
  readonly onChoose: (date: string) => void;
  /** The calendar is gone from the screen. */
  readonly onClosed: () => void;
}

/** Closed before it had taken the focus, the calendar takes it while it goes, and nobody would have it. */
function giveFocusBack(field: HTMLInputElement | null): void {
  const active = document.activeElement;
  if (active === null || active === document.body || active.closest(`[aria-label="${CALENDAR}"]`) !== null) {
    field?.focus();
  }
}

/** Opens a month to choose a day in. Alt+arrow down opens it from the field itself, so it is no stop of Tab. */
function CalendarButton({ isOpen, onOpen, value, limits, onChoose, onClosed }: CalendarButtonProps) {
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      onExitTransitionEnd={onClosed}
    >
      <Popover.Target>
        <ActionIcon
          tabIndex={-1}
          aria-label="Öppna kalender"
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => onOpen(!isOpen)}
        >
          <IconCalendar size={16} stroke={1.65} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={CALENDAR}>
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
