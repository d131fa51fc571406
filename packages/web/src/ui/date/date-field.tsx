import { TextInput } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from "react";
import amountClasses from "../form/amount-input.module.css";
import { fieldError } from "../form/field-error.tsx";
import { useWindowBlur } from "../form/use-window-blur.ts";
import { escapeCloses } from "../keys/escape-closes.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { DATE_KEYS } from "./date-keys.ts";
import { type DateTextOptions, useDateText } from "./use-date-text.ts";

type InputProps = Omit<
  ComponentPropsWithRef<typeof TextInput>,
  "value" | "onChange" | "onInvalid" | "error" | "label"
>;

export interface DateFieldProps extends InputProps, DateTextOptions {
  /** What is wrong with the date; true only marks the field. */
  readonly error?: string | boolean | undefined;
  /** Shows the label only to screen readers. */
  readonly hideLabel?: boolean;
}

/**
 * A date: typed in any of the forms of CA3, stepped by arrow and Page keys, or chosen in a month. A date outside the
 * limits is refused at once, with the limits (CA4).
 */
export function DateField(props: DateFieldProps) {
  const { error, hideLabel, onKeyDown, onBlur, onFocus, ...rest } = props;
  const { input, ...date } = useDateText(rest);
  const handleKey = useControlKeys(DATE_KEYS);
  const windowBlur = useWindowBlur();
  const [isFocused, setIsFocused] = useState(false);
  const reading = isFocused ? date.reading : undefined;
  const [calendarIsOpen, setCalendarIsOpen] = useState(false);

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (escapeCloses(event, calendarIsOpen, () => setCalendarIsOpen(false))) return;
    if (handleKey(event, { onStep: date.step, onCalendar: () => setCalendarIsOpen(true) })) return;
    if (event.key === "Enter" && !date.commit(date.text)) {
      // A text that cannot be read keeps the focus, so that it can be corrected.
      event.preventDefault();
      return;
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...input}
      value={date.text}
      label={hideLabel === true ? undefined : rest.label}
      aria-label={hideLabel === true ? rest.label : undefined}
      placeholder="åååå-mm-dd"
      // A telephone shows its digits: 0512 and 260512 are dates.
      inputMode="numeric"
      autoComplete="off"
      w={input.w ?? 140}
      classNames={{ root: amountClasses.root, description: amountClasses.workedOut }}
      description={reading === undefined ? undefined : `= ${reading}`}
      error={fieldError(typeof error === "string" ? error : (date.error ?? error))}
      onChange={(event) => date.type(event.currentTarget.value)}
      onFocus={(event) => {
        setIsFocused(true);
        if (!windowBlur.returns()) event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (windowBlur.leaves(event)) return;
        setIsFocused(false);
        date.leave(event.currentTarget.value);
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
      rightSection={
        <CalendarButton
          field={rest.label}
          isOpen={calendarIsOpen}
          onOpen={setCalendarIsOpen}
          value={date.shown}
          limits={date.limits}
          onChoose={date.commit}
        />
      }
    />
  );
}
