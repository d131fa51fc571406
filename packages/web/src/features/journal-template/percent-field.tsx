import { TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { fieldError } from "../../ui/form/field-error.tsx";
import { useWindowBlur } from "../../ui/form/use-window-blur.ts";

interface PercentFieldProps extends Omit<ComponentProps<typeof TextInput>, "value" | "onChange" | "error"> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** A percentage: arithmetic as in an amount, and a lone number with its sign is that number (MO6). */
export function PercentField({ text, onText, error, onBlur, ...input }: PercentFieldProps) {
  const windowBlur = useWindowBlur();
  return (
    <TextInput
      {...input}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      error={fieldError(error)}
      onChange={(event) => onText(event.currentTarget.value)}
      onFocus={(event) => {
        if (!windowBlur.returns()) event.currentTarget.select();
      }}
      onBlur={(event) => {
        if (!windowBlur.leaves(event)) onBlur?.(event);
      }}
    />
  );
}
