import {
  type AmountInputError,
  amountInputErrorText,
  formatOre,
  formatOreForInput,
  type Ore,
  parseAmountInput,
} from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useState } from "react";
import classes from "./amount-input.module.css";

type InputProps = Omit<
  ComponentPropsWithRef<typeof TextInput>,
  "value" | "onChange" | "error" | "defaultValue"
>;

export interface AmountInputProps extends InputProps {
  readonly value: Ore | undefined;
  /** Told when the field is left or Enter is pressed with an amount that can be read; undefined when it is empty. */
  readonly onCommit: (amount: Ore | undefined, currency: string | undefined) => void;
  /** The amount that would balance: stands greyed in the empty field, taken by "=", Tab and Enter (ux 1.4). */
  readonly suggestion?: Ore | undefined;
  readonly error?: string | undefined;
  readonly isKnownCurrency?: (currency: string) => boolean;
}

/** Reads the field and tells what it means so far: an amount, nothing, or what is wrong. */
function read(text: string, isKnownCurrency: (currency: string) => boolean) {
  const parsed = parseAmountInput(text, { isKnownCurrency });
  return parsed.ok ? { amount: parsed.value } : { error: parsed.error };
}

function errorText(error: AmountInputError): string | undefined {
  return error.code === "missing" ? undefined : amountInputErrorText(error);
}

const onlySek = () => false;

/**
 * A field for an amount: arithmetic, percent and currency are worked out while one types and shown below; focus selects
 * everything; comma and point both work.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onCommit, suggestion, error, isKnownCurrency = onlySek, onBlur, onKeyDown, ...rest } = props;
  const [text, setText] = useState(value === undefined ? "" : formatOreForInput(value));
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    setText(value === undefined ? "" : formatOreForInput(value));
  }, [value]);
  const result = read(text, isKnownCurrency);
  const ownError = isTouched && result.error !== undefined ? errorText(result.error) : undefined;

  function commit() {
    setIsTouched(true);
    if (result.amount !== undefined) {
      setText(formatOreForInput(result.amount.amount));
      onCommit(result.amount.amount, result.amount.currency);
    } else if (result.error.code === "missing") {
      onCommit(undefined, undefined);
    }
  }
  function take() {
    if (suggestion === undefined) return;
    setText(formatOreForInput(suggestion));
    onCommit(suggestion, undefined);
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isEmpty = text.trim() === "";
    if (event.key === "=" && isEmpty && suggestion !== undefined) {
      event.preventDefault();
      take();
    } else if ((event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
      if (isEmpty && suggestion !== undefined) take();
      else commit();
    }
    onKeyDown?.(event);
  }
  return (
    <TextInput
      {...rest}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.input }}
      placeholder={suggestion === undefined ? rest.placeholder : formatOre(suggestion)}
      error={error ?? ownError}
      description={isFocused ? workedOut(text, result.amount) : undefined}
      onChange={(event) => {
        setIsTouched(false);
        setText(event.currentTarget.value);
      }}
      onFocus={(event) => {
        setIsFocused(true);
        event.currentTarget.select();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsFocused(false);
        commit();
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
    />
  );
}

/** What the field comes to, when that is more than what stands in it. */
function workedOut(
  text: string,
  read:
    | { readonly amount: Ore; readonly currency: string | undefined; readonly isDecimalGuess: boolean }
    | undefined,
): string | undefined {
  if (read === undefined) return undefined;
  const plain = text.replaceAll(/[\s\u00A0]/g, "");
  const isPlain = /^[-\u2212]?\d*([.,]\d{0,2})?$/.test(plain);
  if (isPlain && !read.isDecimalGuess) return undefined;
  const foreign = read.currency === undefined || read.currency === "SEK" ? "" : ` ${read.currency}`;
  return `= ${formatOre(read.amount)}${foreign}`;
}
