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
import { type ComponentPropsWithRef, type KeyboardEvent, lazy, Suspense, useEffect, useState } from "react";
import { useToday } from "./use-today.ts";

const Calendar = lazy(async () => ({ default: (await import("./calendar-month.tsx")).CalendarMonth }));

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error" | "label">;

export interface DateFieldProps extends InputProps {
  readonly label: string;
  readonly value: IsoDate | undefined;
  readonly onCommit: (date: IsoDate | undefined) => void;
  /** The fiscal year, which decides the year of a date typed without one. */
  readonly fiscalYear?: DateRange;
  readonly limits?: DateLimits;
  readonly error?: string | undefined;
  /** Shows the label only to screen readers. */
  readonly hideLabel?: boolean;
}

const NO_LIMITS: DateLimits = {};
const STEPS = {
  ArrowUp: ["day", 1],
  ArrowDown: ["day", -1],
  PageUp: ["month", 1],
  PageDown: ["month", -1],
} as const;

/**
 * A date: typed in any of the forms of clarification N10, stepped by arrow and Page keys, or chosen in a month. A date
 * outside the limits is refused at once, with the limits.
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    value,
    onCommit,
    fiscalYear,
    limits = NO_LIMITS,
    error,
    hideLabel,
    onKeyDown,
    onBlur,
    ...rest
  } = props;
  const today = useToday();
  const [text, setText] = useState<string>(value ?? "");
  const [ownError, setOwnError] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setText(value ?? ""), [value]);

  function commit(typed: string) {
    if (typed.trim() === "") {
      setOwnError(undefined);
      onCommit(undefined);
      return;
    }
    const parsed = parseDateInput(typed, { shown: value ?? today, today, fiscalYear });
    const checked = parsed.ok ? checkDateLimits(parsed.value, limits) : parsed;
    if (checked.ok) {
      setText(checked.value);
      setOwnError(undefined);
      onCommit(checked.value);
    } else {
      setOwnError(dateInputErrorText(checked.error, label));
    }
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key as keyof typeof STEPS] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      const from = isIsoDate(text) ? text : (value ?? today);
      commit(stepDate(from, step[0], step[1], limits));
    } else if (event.key === "Enter") {
      commit(text);
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...rest}
      value={text}
      label={hideLabel === true ? undefined : label}
      aria-label={hideLabel === true ? label : undefined}
      placeholder="åååå-mm-dd"
      autoComplete="off"
      w={rest.w ?? 140}
      error={error ?? ownError}
      onChange={(event) => {
        setOwnError(undefined);
        setText(event.currentTarget.value);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        if (event.currentTarget.value !== (value ?? "")) commit(event.currentTarget.value);
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
      rightSection={
        <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon tabIndex={-1} aria-label="Öppna kalender" onClick={() => setIsOpen(!isOpen)}>
              <IconCalendar size={16} stroke={1.65} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label="Kalender">
            <Suspense>
              <Calendar
                value={value ?? today}
                limits={limits}
                onChoose={(date) => {
                  setIsOpen(false);
                  commit(date);
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
