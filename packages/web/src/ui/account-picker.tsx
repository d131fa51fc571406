import type { Account } from "@huvudbok/core/account-plan";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AccountOption, type AccountSuggestion } from "./account-option.tsx";
import classes from "./account-picker.module.css";
import { fieldError } from "./field-error.tsx";
import { KeyCap } from "./key-cap.tsx";

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error">;

export interface AccountPickerProps extends InputProps {
  /** What stands in the field: digits, or letters of a name. */
  readonly text: string;
  /** At most ten accounts for what is typed (specification 1 §2). */
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  /** Told of every change; with the account when one was taken or the digits are exactly one. */
  readonly onPick: (text: string, account: Account | undefined) => void;
  /** Opens the dialog 'Skapa nytt konto' for what is typed; left out where accounts cannot be made. */
  readonly onCreate?: (typed: string) => void;
  /** Told which account Enter would take, undefined when none: its name can stand greyed beside the field. */
  readonly onHighlight?: (account: Account | undefined) => void;
  readonly error?: string | undefined;
}

const CREATE = "create";

/**
 * A field for an account: digits match from the beginning, letters anywhere in the name. Enter and Tab take the
 * highlighted suggestion; four digits that are an account are taken without asking.
 */
export function AccountPicker(props: AccountPickerProps) {
  const { text, suggest, onPick, onCreate, onHighlight: _onHighlight, error, ...rest } = props;
  const { onKeyDown, onFocus, onBlur, ...input } = rest;
  const list = useSuggestions(props);
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
    if (!list.onKeyDown(event)) onKeyDown?.(event);
  }
  const role = {
    role: "combobox",
    "aria-expanded": list.isOpen,
    "aria-autocomplete": "list",
    "aria-controls": list.isOpen ? listId : undefined,
    "aria-activedescendant": list.isOpen && list.index >= 0 ? `${listId}-${list.index}` : undefined,
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
          error={fieldError(error)}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keyDown}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            list.leave();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!list.isOpen}>
        <Combobox.Options id={listId} aria-label="Konton">
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
                <span>
                  <KeyCap keys="Enter" /> ta
                </span>
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
  const index = moved ?? firstIndex(text, suggestions.length, onCreate !== undefined);
  const highlighted = isOpen ? suggestions[index]?.account : undefined;
  const told = useRef<Account>(undefined);
  // Shown with the key that highlighted it: a drawing that waits is one more for every key that comes before it.
  useLayoutEffect(() => {
    if (told.current === highlighted) return;
    told.current = highlighted;
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
  /** True when the key was used up here. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const last = suggestions.length - (onCreate === undefined ? 1 : 0);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = event.key === "ArrowDown" ? index + 1 : index - 1;
      setMoved(next > last ? 0 : next < 0 ? last : next);
      return true;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
      return true;
    }
    const isMove = (event.key === "Enter" || event.key === "Tab") && !event.shiftKey;
    if (!isMove || index < 0) return false;
    const isCreate = index === suggestions.length;
    // Tab only moves on: a dialog opens when it is asked for.
    if (isCreate && event.key === "Tab") return false;
    submit(isCreate ? CREATE : String(suggestions[index]?.account.id));
    if (isCreate) event.preventDefault();
    return isCreate;
  }
  return {
    suggestions,
    isOpen,
    index,
    open: () => {
      setIsTyping(true);
      setMoved(undefined);
    },
    /** The field is left by the pointer: what can only be one account is taken. */
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

/** What Enter takes: the first suggestion; 'Skapa nytt konto' when four digits are no account; else nothing. */
function firstIndex(text: string, count: number, canCreate: boolean): number {
  if (count > 0) return 0;
  return canCreate && /^\d{4}$/.test(text.trim()) ? 0 : -1;
}
