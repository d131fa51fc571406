import {
  amountInputErrorText,
  formatOre,
  negateOre,
  type Ore,
  type ParsedAmount,
  parseAmountInput,
} from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from "react";
import type { ControlKey } from "../keys/control-key.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import classes from "./amount-input.module.css";
import { fieldError } from "./field-error.tsx";
import { useWindowBlur } from "./use-window-blur.ts";

type InputProps = Omit<
  ComponentPropsWithRef<typeof TextInput>,
  "value" | "onChange" | "error" | "defaultValue"
>;

export interface AmountInputProps extends InputProps {
  readonly value: Ore | undefined;
  /** Called when the field is left or Enter is pressed with an amount that can be read; undefined when it is empty. */
  readonly onCommit: (amount: Ore | undefined, currency: string | undefined) => void;
  /** Called when the field is left with a text that is no amount: the previous value no longer applies. */
  readonly onInvalid?: () => void;
  /** Moves a negative amount to another field, as a positive one; this field is then empty (debit and credit). */
  readonly onNegative?: (amount: Ore) => void;
  /** The sign is shown elsewhere: a negative amount is reported as it is, and shown here without its sign. */
  readonly isUnsigned?: boolean;
  /**
   * The amount that would balance: shown greyed in the empty field, and accepted by "=", Tab and Enter. Pass undefined
   * in a field that only sometimes has one.
   */
  readonly suggestion?: Ore | undefined;
  readonly error?: string | undefined;
  /** What was being typed when the page was left: it is shown again. */
  readonly typed?: string | undefined;
  /** What is being typed stays when the value changes from elsewhere; otherwise the field shows the new value. */
  readonly keepsTyped?: boolean;
  /**
   * Called at each key press with the text of the field, and with undefined when it has been read as an amount or is
   * gone.
   */
  readonly onTyped?: (text: string | undefined) => void;
  readonly isKnownCurrency?: (currency: string) => boolean;
}

const onlySek = () => false;

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

function textOf(value: Ore | undefined): string {
  return value === undefined ? "" : formatOre(value);
}

/**
 * A field for an amount: arithmetic, percent and currency are computed while a person types, and the result is shown
 * below. Focus selects everything; comma and point both work.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onCommit, onInvalid, onNegative, isUnsigned, suggestion, error, isKnownCurrency, ...rest } =
    props;
  const { onBlur, onKeyDown, onFocus, typed, onTyped, keepsTyped = false, ...input } = rest;
  const [text, setText] = useState(typed ?? textOf(value));
  const windowBlur = useWindowBlur();
  const isTyping = useRef(typed !== undefined);
  const [previous, setPrevious] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handleKey = useControlKeys(SUGGESTION_KEYS, "suggestion" in props);
  const parsed = parseAmountInput(text, { isKnownCurrency: isKnownCurrency ?? onlySek });
  const amount = parsed.ok ? parsed.value.amount : undefined;
  const isInvalid = !parsed.ok && parsed.error.code !== "missing";
  const hint = isFocused && parsed.ok ? workedOut(text, parsed.value) : undefined;
  if (previous !== value) {
    // The value has changed elsewhere; what is being typed is left as it is while it means the same.
    setPrevious(value);
    if (amount !== value && !(keepsTyped && typed !== undefined)) setText(textOf(value));
  }

  function commit() {
    setIsLeft(true);
    if (!isInvalid) reportTyped(undefined);
    if (parsed.ok) take(parsed.value);
    else if (isInvalid) onInvalid?.();
    else onCommit(undefined, undefined);
  }
  function reportTyped(next: string | undefined) {
    if (next === undefined && !isTyping.current) return;
    isTyping.current = next !== undefined;
    onTyped?.(next);
  }
  function take({ amount: taken, currency }: Pick<ParsedAmount, "amount" | "currency">) {
    const isMoved = taken < 0 && onNegative !== undefined;
    const shown = isUnsigned === true && taken < 0 ? negateOre(taken) : taken;
    setText(isMoved ? "" : formatOre(shown));
    // The page may answer with another amount, or with the one already shown: that one is then shown.
    setPrevious(isMoved ? undefined : shown);
    if (isMoved) onNegative(taken);
    else onCommit(taken, currency);
  }
  function takeSuggestion(): boolean {
    if (suggestion === undefined || text.trim() !== "") return false;
    take({ amount: suggestion, currency: undefined });
    return true;
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isMove = (event.key === "Tab" || event.key === "Enter") && !event.shiftKey;
    if (handleKey(event, { onSuggestion: takeSuggestion })) return;
    if (isMove && !takeSuggestion()) commit();
    // A text that cannot be read keeps the focus on Enter, so that it can be corrected.
    if (isMove && isInvalid) {
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
      placeholder={suggestion === undefined ? input.placeholder : formatOre(suggestion)}
      error={fieldError(
        isLeft && isInvalid ? amountInputErrorText(parsed.error) : hint === undefined && error,
      )}
      description={hint}
      onChange={(event) => {
        setIsLeft(false);
        setText(event.currentTarget.value);
        reportTyped(event.currentTarget.value);
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
