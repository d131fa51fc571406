import { ACCOUNT_NOT_IN_PLAN } from "@huvudbok/core/account-plan";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useState } from "react";
import { fieldError } from "../form/field-error.tsx";
import { useWindowBlur } from "../form/use-window-blur.ts";
import { announce } from "../label/announce.ts";
import { comboboxRole } from "./combobox-role.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { isPlainEnter, type SuggestionsOptions, useSuggestions } from "./use-suggestions.ts";

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange" | "error">;

export interface AccountPickerProps extends InputProps, SuggestionsOptions {
  readonly error?: string | undefined;
}

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
  const highlightedId = list.isOpen && list.index >= 0 ? optionId(listId, list.index) : undefined;
  useScrolledTo(highlightedId);
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
          {...comboboxRole(list.isOpen, listId, highlightedId)}
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
        <SuggestionList list={list} listId={listId} text={text} canCreate={onCreate !== undefined} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Scrolls the list to the highlighted option. */
function useScrolledTo(highlightedId: string | undefined): void {
  useEffect(() => {
    if (highlightedId !== undefined) {
      document.getElementById(highlightedId)?.scrollIntoView({ block: "nearest" });
    }
  }, [highlightedId]);
}

/** True when nothing is typed, or the whole number of an account. */
function matchesAccount(text: string, suggest: SuggestionsOptions["suggest"]): boolean {
  const typed = text.trim();
  return typed === "" || suggest(typed).some(({ account }) => String(account.id) === typed);
}
