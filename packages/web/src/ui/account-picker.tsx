import type { Account } from "@huvudbok/core/account-plan";
import { Combobox, Kbd, TextInput, useCombobox } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useState } from "react";
import classes from "./account-picker.module.css";

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error">;

export interface AccountSuggestion {
  readonly account: Account;
  /** Why it stands first: "senast med samma text". */
  readonly reason?: string;
}

export interface AccountPickerProps extends InputProps {
  /** What stands in the field: digits, or letters of a name. */
  readonly text: string;
  /** At most ten accounts for what is typed (specification 1 §2). */
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  /** Told of every change; with the account when one was taken or the digits are exactly one. */
  readonly onPick: (text: string, account: Account | undefined) => void;
  /** Opens the dialog 'Skapa nytt konto' for what is typed; left out where accounts cannot be made. */
  readonly onCreate?: (typed: string) => void;
  readonly error?: string | undefined;
}

/**
 * A field for an account: digits match from the beginning, letters anywhere in the name. Enter and Tab take the
 * highlighted suggestion; four digits that are an account are taken without asking.
 */
export function AccountPicker(props: AccountPickerProps) {
  const { text, suggest, onPick, onCreate, error, onKeyDown, onFocus, onBlur, ...rest } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [isTyping, setIsTyping] = useState(false);
  const suggestions = isTyping && text.trim() !== "" ? suggest(text) : [];
  const isOpen = combobox.dropdownOpened && isTyping && (suggestions.length > 0 || onCreate !== undefined);

  // The first suggestion is the one that Enter takes, and must look so.
  const first = suggestions[0]?.account.id;
  useEffect(() => {
    if (first !== undefined) combobox.selectFirstOption();
  }, [first, suggestions.length]);

  function take(account: Account) {
    onPick(String(account.id), account);
    setIsTyping(false);
    combobox.closeDropdown();
  }
  function type(typed: string) {
    const exact = /^\d{4}$/.test(typed.trim())
      ? suggest(typed).find(({ account }) => String(account.id) === typed.trim())
      : undefined;
    onPick(typed, exact?.account);
    setIsTyping(true);
    combobox.openDropdown();
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isMove = (event.key === "Enter" || event.key === "Tab") && !event.shiftKey && !event.ctrlKey;
    const chosen = suggestions[Math.max(0, combobox.getSelectedOptionIndex())];
    if (isMove && isOpen && chosen !== undefined) take(chosen.account);
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setIsTyping(false);
    }
    onKeyDown?.(event);
  }
  return (
    <Combobox
      store={combobox}
      width={440}
      position="bottom-start"
      onOptionSubmit={(value) => {
        const chosen = suggestions.find(({ account }) => String(account.id) === value);
        if (chosen !== undefined) take(chosen.account);
      }}
    >
      <Combobox.Target withKeyboardNavigation={isOpen}>
        <TextInput
          {...rest}
          placeholder={rest.placeholder ?? "Konto"}
          value={text}
          error={error}
          role="combobox"
          aria-expanded={isOpen}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keyDown}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setIsTyping(false);
            combobox.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label="Konton">
          {suggestions.map(({ account, reason }) => (
            <Combobox.Option key={account.id} value={String(account.id)}>
              <Suggestion account={account} reason={reason} typed={text} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <Combobox.Footer>
          <div className={classes.footer}>
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> välj <Kbd>Enter</Kbd> ta
            </span>
            {onCreate !== undefined && (
              <button
                type="button"
                tabIndex={-1}
                className={classes.create}
                // Before the field loses its focus, so that the dialog can give it back.
                onMouseDown={(event) => {
                  event.preventDefault();
                  onCreate(text);
                }}
              >
                Skapa nytt konto
              </button>
            )}
          </div>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface SuggestionProps {
  readonly account: Account;
  readonly reason: string | undefined;
  readonly typed: string;
}

function Suggestion({ account, reason, typed }: SuggestionProps) {
  const digits = typed.trim();
  const number = String(account.id);
  const matched = /^\d+$/.test(digits) && number.startsWith(digits) ? digits.length : 0;
  return (
    <span className={classes.suggestion}>
      <span className={classes.number}>
        <b>{number.slice(0, matched)}</b>
        {number.slice(matched)}
      </span>
      <span className={classes.name}>{account.name}</span>
      {!account.active && <span className={classes.reason}>inaktivt</span>}
      {reason !== undefined && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
