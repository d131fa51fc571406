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
import { useState } from "react";
import { useToday } from "./use-today.ts";

export interface DateTextOptions {
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
  /** What was being typed when the page was left: it is shown again. */
  readonly typed?: string | undefined;
  /** Called at each key press with the text of the field, and with undefined when it has been read as a date. */
  readonly onTyped?: (text: string | undefined) => void;
}

const NO_LIMITS: DateLimits = {};

/** The text of a date field while it is typed, and the date that it is read as. */
export function useDateText<Props extends DateTextOptions>(props: Props) {
  const { label, value, onCommit, onInvalid, fiscalYear, limits = NO_LIMITS, ...rest } = props;
  const { takesOutside, typed, onTyped, ...input } = rest;
  const today = useToday();
  const [text, setText] = useState<string>(typed ?? value ?? "");
  const [previous, setPrevious] = useState(value);
  const [error, setError] = useState<string>();
  const shown = value ?? today;
  if (previous !== value) {
    // The value has changed elsewhere; a text that is not yet a date is left as it is.
    setPrevious(value);
    if (value !== undefined || isIsoDate(text)) {
      setText(value ?? "");
      setError(undefined);
    }
  }

  function read(typed: string) {
    const parsed = parseDateInput(typed, { shown, today, fiscalYear });
    return parsed.ok && takesOutside !== true ? checkDateLimits(parsed.value, limits) : parsed;
  }
  /** Reads the text of the field as a date; false when it is no date that is allowed here. */
  function commit(typed: string): boolean {
    const date = typed.trim() === "" ? undefined : read(typed);
    if (date?.ok === false) {
      setError(dateInputErrorText(date.error, label));
      onInvalid?.();
      return false;
    }
    setText(date?.value ?? "");
    setError(undefined);
    onTyped?.(undefined);
    onCommit(date?.value);
    return true;
  }
  const reading = parseDateInput(text, { shown, today, fiscalYear });
  return {
    /** The properties that are not about the date. */
    input,
    text,
    /** The date that the text is read as, when it is another text. */
    reading: reading.ok && reading.value !== text ? reading.value : undefined,
    /** What is wrong with the text. */
    error,
    /** The day to show in the calendar. */
    shown,
    limits,
    commit,
    type: (typed: string) => {
      setError(undefined);
      setText(typed);
      onTyped?.(typed);
    },
    step: (unit: "day" | "month", count: 1 | -1) => {
      const typed = parseDateInput(text, { shown, today, fiscalYear });
      commit(stepDate(typed.ok ? typed.value : shown, unit, count, limits));
    },
    /** The field is left with this text. */
    leave: (left: string) => {
      if (left !== (value ?? "")) commit(left);
      else onTyped?.(undefined);
    },
  };
}
