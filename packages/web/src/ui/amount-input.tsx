import {
  type AmountInput as Amount,
  amountInputErrorText,
  formatOre,
  negateOre,
  type Ore,
  parseAmountInput,
} from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from "react";
import classes from "./amount-input.module.css";
import { fieldError } from "./field-error.tsx";
import type { ControlKey } from "./keys/control-key.ts";
import { useControlKeys } from "./keys/use-control-keys.ts";

type InputProps = Omit<
  ComponentPropsWithRef<typeof TextInput>,
  "value" | "onChange" | "error" | "defaultValue"
>;

export interface AmountInputProps extends InputProps {
  readonly value: Ore | undefined;
  /** Told when the field is left or Enter is pressed with an amount that can be read; undefined when it is empty. */
  readonly onCommit: (amount: Ore | undefined, currency: string | undefined) => void;
  /** Told when the field is left with something that is no amount: what was there before no longer stands. */
  readonly onInvalid?: () => void;
  /** Takes a negative amount to another field, as a positive one; this field is then empty (debit and credit). */
  readonly onNegative?: (amount: Ore) => void;
  /** The sign is said elsewhere: a negative amount is told as it is, and stands here without it. */
  readonly isUnsigned?: boolean;
  /**
   * The amount that would balance: stands greyed in the empty field, taken by "=", Tab and Enter. Given as undefined in a
   * field that has one only now and then.
   */
  readonly suggestion?: Ore | undefined;
  readonly error?: string | undefined;
  /** What was being typed when the page was left: it stands there again. */
  readonly typed?: string | undefined;
  /** Told at each key press what stands there, and undefined when it has been taken or stands there no longer. */
  readonly onTyped?: (text: string | undefined) => void;
  readonly isKnownCurrency?: (currency: string) => boolean;
}

const onlySek = () => false;

interface AmountActions {
  /** Answers false where nothing is suggested, or something is typed. */
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
 * A field for an amount: arithmetic, percent and currency are worked out while one types and shown below; focus selects
 * everything; comma and point both work.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onCommit, onInvalid, onNegative, isUnsigned, suggestion, error, isKnownCurrency, ...rest } =
    props;
  const { onBlur, onKeyDown, onFocus, typed, onTyped, ...input } = rest;
  const [text, setText] = useState(typed ?? textOf(value));
  const isTyping = useRef(typed !== undefined);
  const [known, setKnown] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hear = useControlKeys(SUGGESTION_KEYS, "suggestion" in props);
  const parsed = parseAmountInput(text, { isKnownCurrency: isKnownCurrency ?? onlySek });
  const amount = parsed.ok ? parsed.value.amount : undefined;
  const isInvalid = !parsed.ok && parsed.error.code !== "missing";
  const hint = isFocused && parsed.ok ? workedOut(text, parsed.value) : undefined;
  if (known !== value) {
    // The value has changed elsewhere; what is being typed stays while it says the same.
    setKnown(value);
    if (amount !== value) setText(textOf(value));
  }

  function commit() {
    setIsLeft(true);
    if (!isInvalid) tellTyped(undefined);
    if (parsed.ok) take(parsed.value);
    else if (isInvalid) onInvalid?.();
    else onCommit(undefined, undefined);
  }
  function tellTyped(next: string | undefined) {
    if (next === undefined && !isTyping.current) return;
    isTyping.current = next !== undefined;
    onTyped?.(next);
  }
  function take({ amount: taken, currency }: Pick<Amount, "amount" | "currency">) {
    const isMoved = taken < 0 && onNegative !== undefined;
    setText(isMoved ? "" : formatOre(isUnsigned === true && taken < 0 ? negateOre(taken) : taken));
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
    if (hear(event, { onSuggestion: takeSuggestion })) return;
    if (isMove && !takeSuggestion()) commit();
    // What cannot be read keeps the focus on Enter, so that it can be put right.
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
        tellTyped(event.currentTarget.value);
      }}
      onFocus={(event) => {
        setIsFocused(true);
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // The window was left or closed, not the field: what stands there is still being typed.
        if (document.activeElement === event.currentTarget) return;
        setIsFocused(false);
        commit();
        onBlur?.(event);
      }}
      onKeyDown={keyDown}
    />
  );
}

/** What the field comes to, when that is more than what stands in it. */
function workedOut(text: string, { amount, currency, isDecimalGuess }: Amount): string | undefined {
  const plain = text.replaceAll(/[\s\u00A0]/g, "");
  const isPlain = /^[-\u2212]?\d*([.,]\d{0,2})?$/.test(plain);
  if (isPlain && !isDecimalGuess) return undefined;
  const foreign = currency === undefined || currency === "SEK" ? "" : ` ${currency}`;
  return `= ${formatOre(amount)}${foreign}`;
}
