import { formatOre, negateOre, type Ore, type ParsedAmount, parseAmountInput } from "@huvudbok/core/money";
import { useRef, useState } from "react";

export interface AmountTextOptions {
  readonly value: Ore | undefined;
  /** Called when the field is left or Enter is pressed with an amount that can be read; undefined when it is empty. */
  readonly onCommit: (amount: Ore | undefined, currency: string | undefined) => void;
  /** Called when the field is left with a text that is no amount: the previous value no longer applies. */
  readonly onInvalid?: () => void;
  /** Moves a negative amount to another field, as a positive one; this field is then empty (debit and credit). */
  readonly onNegative?: (amount: Ore, currency: string | undefined) => void;
  /** The sign is shown elsewhere: a negative amount is reported as it is, and shown here without its sign. */
  readonly isUnsigned?: boolean;
  /**
   * The amount that would balance: shown greyed in the empty field, and accepted by "=", Tab and Enter. Pass undefined
   * in a field that only sometimes has one.
   */
  readonly suggestion?: Ore | undefined;
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

function textOf(value: Ore | undefined): string {
  return value === undefined ? "" : formatOre(value);
}

/** The text of an amount field while it is typed, and the amount that it is read as. */
export function useAmountText<Props extends AmountTextOptions>(props: Props) {
  const { value, onCommit, onInvalid, onNegative, isUnsigned, suggestion, ...rest } = props;
  const { isKnownCurrency, typed, onTyped, keepsTyped = false, ...input } = rest;
  const [text, setText] = useState(typed ?? textOf(value));
  const isTyping = useRef(typed !== undefined);
  const [previous, setPrevious] = useState(value);
  const parsed = parseAmountInput(text, isKnownCurrency && { isKnownCurrency });
  const amount = parsed.ok ? parsed.value.amount : undefined;
  const invalid = parsed.ok || parsed.error.code === "missing" ? undefined : parsed.error;
  if (previous !== value) {
    // The value has changed elsewhere; what is being typed is left as it is while it means the same.
    setPrevious(value);
    if (amount !== value && !(keepsTyped && typed !== undefined)) setText(textOf(value));
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
    if (isMoved) onNegative(taken, currency);
    else onCommit(taken, currency);
  }
  return {
    /** The properties that are not about the amount. */
    input,
    text,
    /** What the text is read as. */
    parsed: parsed.ok ? parsed.value : undefined,
    /** Why the text is no amount; undefined also for an empty one. */
    invalid,
    type: (next: string) => {
      setText(next);
      reportTyped(next);
    },
    /** The text is read as an amount, and reported. */
    commit: () => {
      if (invalid === undefined) reportTyped(undefined);
      if (parsed.ok) take(parsed.value);
      else if (invalid !== undefined) onInvalid?.();
      else onCommit(undefined, undefined);
    },
    /** Takes the suggested amount; false where nothing is suggested, or something is typed. */
    takeSuggestion: (): boolean => {
      if (suggestion === undefined || text.trim() !== "") return false;
      take({ amount: suggestion, currency: undefined });
      return true;
    },
  };
}
