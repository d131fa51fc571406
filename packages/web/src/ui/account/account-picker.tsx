import type { Account } from "@huvudbok/core/account-plan";
import { ACCOUNT_NOT_IN_PLAN } from "@huvudbok/core/transaction";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { fieldError } from "../form/field-error.tsx";
import { useWindowBlur } from "../form/use-window-blur.ts";
import { KeyCap } from "../keys/key-cap.tsx";
import { announce } from "../label/announce.ts";
import { AccountOption, type AccountSuggestion } from "./account-option.tsx";
import classes from "./account-picker.module.css";

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error">;

export interface AccountPickerProps extends InputProps {
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
  readonly error?: string | undefined;
}

const CREATE = "create";

/**
 * A field for an account: digits match from the beginning, letters anywhere in the name. Enter and Tab choose the
 * highlighted suggestion; four digits that are an account are chosen at once. Enter on a text that is no account shows
 * an error and stays in the field: creating an account is chosen with the arrows.
 */
export function AccountPicker(props: AccountPickerProps) {
  const { text, suggest, onPick, onCreate, onHighlight: _onHighlight, error, ...rest } = props;
  const { onKeyDown, onFocus, onBlur, ...input } = rest;
  const list = useSuggestions(props);
  const windowBlur = useWindowBlur();
  const [refused, setRefused] = useState<string>();
  const isRefused = refused === text && !matchesAccount(text, suggest);
  const combobox = useCombobox({ opened: list.isOpen });
  const listId = useId();

  function type(typed: string) {
    const exact = /^\d{4}$/.test(typed.trim())
      ? suggest(typed).find(({ account }) => String(account.id) === typed.trim())
      : undefined;
    onPick(typed, exact?.account);
    list.open();
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const outcome = list.onKeyDown(event);
    if (outcome === "used") return;
    if (outcome === undefined && isPlainEnter(event) && !matchesAccount(text, suggest)) {
      event.preventDefault();
      setRefused(text);
      announce(ACCOUNT_NOT_IN_PLAN);
      return;
    }
    onKeyDown?.(event);
  }
  const highlightedId = list.isOpen && list.index >= 0 ? `${listId}-${list.index}` : undefined;
  useEffect(() => {
    if (highlightedId !== undefined) {
      document.getElementById(highlightedId)?.scrollIntoView({ block: "nearest" });
    }
  }, [highlightedId]);
  const role = {
    role: "combobox",
    "aria-expanded": list.isOpen,
    "aria-autocomplete": "list",
    "aria-controls": list.isOpen ? listId : undefined,
    "aria-activedescendant": highlightedId,
  } as const;
  const option = (index: number) => ({
    id: `${listId}-${index}`,
    selected: index === list.index,
    "aria-selected": index === list.index,
    onMouseOver: () => list.highlight(index),
  });
  return (
    <Combobox
      store={combobox}
      width="min(27.5rem, calc(100vw - 2rem))"
      position="bottom-start"
      onOptionSubmit={(value) => list.submit(value)}
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          {...input}
          {...role}
          placeholder={input.placeholder ?? "Konto"}
          value={text}
          error={fieldError(isRefused ? ACCOUNT_NOT_IN_PLAN : error)}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keyDown}
          onFocus={(event) => {
            if (!windowBlur.returns()) event.currentTarget.select();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            windowBlur.leaves(event);
            list.leave();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!list.isOpen}>
        {list.suggestions.length === 0 && <p className={classes.none}>{noneText(text)}</p>}
        <Combobox.Options id={listId} aria-label="Konton" className={classes.options ?? ""}>
          {list.suggestions.map((suggestion, index) => (
            <Combobox.Option
              key={suggestion.account.id}
              value={String(suggestion.account.id)}
              {...option(index)}
            >
              <AccountOption {...suggestion} typed={text} />
            </Combobox.Option>
          ))}
          {onCreate !== undefined && (
            <Combobox.Option
              value={CREATE}
              className={classes.create ?? ""}
              {...option(list.suggestions.length)}
            >
              <span className={classes.keys} aria-hidden>
                <span>
                  <KeyCap keys="↑" /> <KeyCap keys="↓" /> välj
                </span>
                {list.index >= 0 && (
                  <span>
                    <KeyCap keys="Enter" /> ta
                  </span>
                )}
              </span>
              Skapa nytt konto
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The open list under the field: what is in it, what is highlighted, and what the keys do with it. */
function useSuggestions({ text, suggest, onPick, onCreate, onHighlight }: AccountPickerProps) {
  const [isTyping, setIsTyping] = useState(false);
  const [moved, setMoved] = useState<number>();
  const suggestions = isTyping && text.trim() !== "" ? suggest(text) : [];
  const isOpen = isTyping && text.trim() !== "" && (suggestions.length > 0 || onCreate !== undefined);
  // Enter chooses the first suggestion. 'Skapa nytt konto' is never first: digits typed further would become its name.
  const index = moved ?? (suggestions.length > 0 ? 0 : -1);
  const highlighted = isOpen ? suggestions[index]?.account : undefined;
  const reported = useRef<Account>(undefined);
  // Reported in the render of the key that highlighted it: a delayed render would be one more for every key that
  // follows.
  useLayoutEffect(() => {
    if (reported.current === highlighted) return;
    reported.current = highlighted;
    onHighlight?.(highlighted);
  }, [highlighted, onHighlight]);

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
    const isMove = isPlainEnter(event) || (event.key === "Tab" && !event.shiftKey);
    if (!isMove || index < 0) return undefined;
    const isCreate = index === suggestions.length;
    // Tab only moves on: creating an account takes a deliberate choice.
    if (isCreate && event.key === "Tab") return undefined;
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

/** Enter without Ctrl, which registers, and without Shift, which goes back. */
function isPlainEnter({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === "Enter" && !ctrlKey && !metaKey && !shiftKey;
}

/** True when nothing is typed, or the whole number of an account. */
function matchesAccount(text: string, suggest: AccountPickerProps["suggest"]): boolean {
  const typed = text.trim();
  return typed === "" || suggest(typed).some(({ account }) => String(account.id) === typed);
}

/** Why nothing is suggested. */
function noneText(text: string): string {
  return /^\d{4,}$/.test(text.trim()) ? ACCOUNT_NOT_IN_PLAN : "Inget konto heter så";
}
