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
import { IconCalendar } from "@tabler/icons-react";
import { type ComponentPropsWithRef, type KeyboardEvent, lazy, Suspense, useState } from "react";
import { fieldError } from "../form/field-error.tsx";
import { useWindowBlur } from "../form/use-window-blur.ts";
import type { ControlKey } from "../keys/control-key.ts";
import { escapeCloses } from "../keys/escape-closes.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import { useToday } from "./use-today.ts";

const Calendar = lazy(async () => ({ default: (await import("./calendar-month.tsx")).CalendarMonth }));

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error" | "label">;

export interface DateFieldProps extends InputProps {
  readonly label: string;
  readonly value: IsoDate | undefined;
  readonly onCommit: (date: IsoDate | undefined) => void;
  /** Called when the field is left with a text that is no date: the previous value no longer applies. */
  readonly onInvalid?: () => void;
  /** The fiscal year, which decides the year of a date typed without one. */
  readonly fiscalYear?: DateRange;
  /** Days outside cannot be stepped to or chosen, and are refused when typed. */
  readonly limits?: DateLimits;
  /** The page accepts days outside the limits too, and itself says what is wrong with them. */
  readonly takesOutside?: boolean;
  /** What is wrong with the date; true only marks the field. */
  readonly error?: string | boolean | undefined;
  /** What was being typed when the page was left: it is shown again. */
  readonly typed?: string | undefined;
  /** Called at each key press with the text of the field, and with undefined when it has been read as a date. */
  readonly onTyped?: (text: string | undefined) => void;
  /** Shows the label only to screen readers. */
  readonly hideLabel?: boolean;
}

const NO_LIMITS: DateLimits = {};
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
 * A date: typed in any of the forms of CA3, stepped by arrow and Page keys, or chosen in a month. A date outside the
 * limits is refused at once, with the limits (CA4).
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onCommit, onInvalid, fiscalYear, takesOutside, error, hideLabel, ...rest } = props;
  const { limits = NO_LIMITS, onKeyDown, onBlur, onFocus, typed, onTyped, ...input } = rest;
  const today = useToday();
  const handleKey = useControlKeys(DATE_KEYS);
  const windowBlur = useWindowBlur();
  const [text, setText] = useState<string>(typed ?? value ?? "");
  const [previous, setPrevious] = useState(value);
  const [calendarIsOpen, setCalendarIsOpen] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  if (previous !== value) {
    // The value has changed elsewhere; a text that is not yet a date is left as it is.
    setPrevious(value);
    if (value !== undefined || isIsoDate(text)) {
      setText(value ?? "");
      setOwnError(undefined);
    }
  }

  function read(typed: string) {
    const parsed = parseDateInput(typed, { shown: value ?? today, today, fiscalYear });
    return parsed.ok && takesOutside !== true ? checkDateLimits(parsed.value, limits) : parsed;
  }
  /** Reads the text of the field as a date; false when it is no date that is allowed here. */
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
    if (escapeCloses(event, calendarIsOpen, () => setCalendarIsOpen(false))) return;
    const isHandled = handleKey(event, {
      onStep: (unit, count) => {
        const typed = parseDateInput(text, { shown: value ?? today, today, fiscalYear });
        commit(stepDate(typed.ok ? typed.value : (value ?? today), unit, count, limits));
      },
      onCalendar: () => setCalendarIsOpen(true),
    });
    if (isHandled) return;
    if (event.key === "Enter" && !commit(text)) {
      // A text that cannot be read keeps the focus, so that it can be corrected.
      event.preventDefault();
      return;
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...input}
      value={text}
      label={hideLabel === true ? undefined : label}
      aria-label={hideLabel === true ? label : undefined}
      placeholder="åååå-mm-dd"
      autoComplete="off"
      w={input.w ?? 140}
      error={fieldError(typeof error === "string" ? error : (ownError ?? error))}
      onChange={(event) => {
        setOwnError(undefined);
        setText(event.currentTarget.value);
        onTyped?.(event.currentTarget.value);
      }}
      onFocus={(event) => {
        if (!windowBlur.returns()) event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (windowBlur.leaves(event)) return;
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
}

/** Opens a month to choose a day in. Alt+arrow down opens it from the field itself, so it is no tab stop. */
function CalendarButton({ isOpen, onOpen, value, limits, onChoose }: CalendarButtonProps) {
  return (
    <Popover opened={isOpen} onChange={onOpen} position="bottom-end" trapFocus returnFocus>
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
