import type { Account } from "@huvudbok/core/account-plan";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { AccountSuggestion } from "./account-option.tsx";

export interface SuggestionsOptions {
  /** The text of the field: digits, or letters of a name. */
  readonly text: string;
  /** At most ten accounts for what is typed (PG10). */
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  /** Called on every change, with the account when one was chosen or the digits are exactly one. */
  readonly onPick: (text: string, account: Account | undefined) => void;
  /** Opens 'Skapa nytt konto' for what is typed; left out where accounts cannot be created. */
  readonly onCreate?: (typed: string) => void;
  /**
   * Called with the account that Enter would choose, undefined when none: its name can be shown greyed beside the
   * field.
   */
  readonly onHighlight?: (account: Account | undefined) => void;
}

/** The value of 'Skapa nytt konto' in the list. */
export const CREATE = "create";

export type Suggestions = ReturnType<typeof useSuggestions>;

/** The list under the field: what is in it, what is highlighted, and what the keys do with it. */
export function useSuggestions({ text, suggest, onPick, onCreate, onHighlight }: SuggestionsOptions) {
  const [isTyping, setIsTyping] = useState(false);
  const [moved, setMoved] = useState<number>();
  const suggestions = isTyping && text.trim() !== "" ? suggest(text) : [];
  const isOpen = isTyping && text.trim() !== "" && (suggestions.length > 0 || onCreate !== undefined);
  // Enter chooses the first suggestion. 'Skapa nytt konto' is never first: digits typed further would become its name.
  const index = moved ?? (suggestions.length > 0 ? 0 : -1);
  useReported(isOpen ? suggestions[index]?.account : undefined, onHighlight);

  function close() {
    setIsTyping(false);
    setMoved(undefined);
  }
  function submit(value: string | undefined) {
    const chosen = suggestions.find(({ account }) => String(account.id) === value);
    close();
    if (value === CREATE) onCreate?.(text);
    else if (chosen !== undefined) onPick(String(chosen.account.id), chosen.account);
  }
  /** What the key did: handled here, or it chose a suggestion and moves on; undefined when it did neither. */
  function onKeyDown(event: KeyboardEvent): "used" | "taken" | undefined {
    if (!isOpen) return undefined;
    const last = suggestions.length - (onCreate === undefined ? 1 : 0);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = event.key === "ArrowDown" ? index + 1 : index - 1;
      setMoved(next > last ? 0 : next < 0 ? last : next);
      return "used";
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
      return "used";
    }
    // Ctrl+Enter registers, also what Enter would take here.
    const isMove = event.key === "Enter" || event.key === "Tab";
    if (!isMove || event.shiftKey || index < 0) return undefined;
    const isCreate = index === suggestions.length;
    // Tab and Ctrl+Enter only move on: creating an account takes a deliberate choice.
    if (isCreate && !isPlainEnter(event)) return undefined;
    submit(isCreate ? CREATE : String(suggestions[index]?.account.id));
    if (isCreate) event.preventDefault();
    return isCreate ? "used" : "taken";
  }
  return {
    suggestions,
    isOpen,
    index,
    open: () => {
      setIsTyping(true);
      setMoved(undefined);
    },
    /** The field is left by the pointer: text that can only be one account is taken as that account. */
    leave: () => {
      const [only, ...others] = suggestions;
      if (isOpen && only !== undefined && others.length === 0) submit(String(only.account.id));
      else close();
    },
    highlight: setMoved,
    submit,
    onKeyDown,
  };
}

/** Tells of the highlighted account when it becomes another one. */
function useReported(highlighted: Account | undefined, onHighlight: SuggestionsOptions["onHighlight"]): void {
  const reported = useRef<Account>(undefined);
  // Reported in the render of the key that highlighted it: a delayed render would be one more for every key that
  // follows.
  useLayoutEffect(() => {
    if (reported.current === highlighted) return;
    reported.current = highlighted;
    onHighlight?.(highlighted);
  }, [highlighted, onHighlight]);
}

/** Enter without Ctrl, which registers, and without Shift, which goes back. */
export function isPlainEnter({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === "Enter" && !ctrlKey && !metaKey && !shiftKey;
}
