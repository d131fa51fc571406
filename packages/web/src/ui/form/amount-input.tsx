import { amountInputErrorText, formatOre, type ParsedAmount } from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from "react";
import type { ControlKey } from "../keys/control-key.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import classes from "./amount-input.module.css";
import { fieldError } from "./field-error.tsx";
import { type AmountTextOptions, useAmountText } from "./use-amount-text.ts";
import { useWindowBlur } from "./use-window-blur.ts";

type InputProps = Omit<
  ComponentPropsWithRef<typeof TextInput>,
  "value" | "onChange" | "onInvalid" | "error" | "defaultValue"
>;

export interface AmountInputProps extends InputProps, AmountTextOptions {
  readonly error?: string | undefined;
}

interface AmountActions {
  /** Returns false where nothing is suggested, or something is typed. */
  readonly onSuggestion: () => boolean;
}

const SUGGESTION_KEYS: readonly ControlKey<AmountActions>[] = [
  {
    strokes: ["="],
    label: "Sätt in beloppet som fattas",
    group: "I formuläret",
    run: ({ onSuggestion }) => onSuggestion(),
  },
];

/**
 * A field for an amount: arithmetic, percent and currency are computed while a person types, and the result is shown
 * below. Focus selects everything; comma and point both work.
 */
export function AmountInput(props: AmountInputProps) {
  const { error, onBlur, onKeyDown, onFocus, ...rest } = props;
  const amount = useAmountText(rest);
  const { input, text, parsed, invalid } = amount;
  const windowBlur = useWindowBlur();
  const [isLeft, setIsLeft] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handleKey = useControlKeys(SUGGESTION_KEYS, "suggestion" in props);
  const hint = isFocused && parsed !== undefined ? workedOut(text, parsed) : undefined;

  function commit() {
    setIsLeft(true);
    amount.commit();
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isMove = (event.key === "Tab" || event.key === "Enter") && !event.shiftKey;
    if (handleKey(event, { onSuggestion: amount.takeSuggestion })) return;
    if (isMove && !amount.takeSuggestion()) commit();
    // A text that cannot be read keeps the focus on Enter, so that it can be corrected.
    if (isMove && invalid !== undefined) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...input}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ root: classes.root, input: classes.input, description: classes.workedOut }}
      placeholder={rest.suggestion === undefined ? input.placeholder : formatOre(rest.suggestion)}
      error={fieldError(
        isLeft && invalid !== undefined ? amountInputErrorText(invalid) : hint === undefined && error,
      )}
      description={hint}
      onChange={(event) => {
        setIsLeft(false);
        amount.type(event.currentTarget.value);
      }}
      onFocus={(event) => {
        setIsFocused(true);
        if (!windowBlur.returns()) event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (windowBlur.leaves(event)) return;
        setIsFocused(false);
        commit();
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
    />
  );
}

/** The result of the field, when that is not simply its text. */
function workedOut(text: string, { amount, currency, isDecimalGuess }: ParsedAmount): string | undefined {
  const plain = text.replaceAll(/[\s\u00A0]/g, "");
  const isPlain = /^[-\u2212]?\d*([.,]\d{0,2})?$/.test(plain);
  if (isPlain && !isDecimalGuess) return undefined;
  const foreign = currency === undefined || currency === "SEK" ? "" : ` ${currency}`;
  return `= ${formatOre(amount)}${foreign}`;
}
