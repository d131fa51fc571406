import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ControlKey } from "./keys/control-key.ts";
import { useControlKeys } from "./keys/use-control-keys.ts";
import { useKeys } from "./keys/use-keys.ts";

const FOUND_KEYS: readonly ControlKey<undefined>[] = [
  {
    strokes: ["ArrowDown", "Enter"],
    label: "Från sökrutan till det som hittades",
    group: "I listan",
    run: focusFirstRow,
  },
];

interface SearchInputProps {
  /** Said to screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string | undefined;
}

/**
 * A search box whose text is kept elsewhere, such as in the address, which takes a moment: what is typed stands in the
 * box at once.
 */
export function SearchInput({ label, placeholder, value, onChange, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const told = useRef<readonly string[]>([value]);
  const input = useRef<HTMLInputElement>(null);
  const hear = useControlKeys(FOUND_KEYS);
  useKeys([{ keys: "/", label, group: "På den här sidan", run: () => input.current?.select() }]);
  useEffect(() => {
    // What was typed comes back a moment later, maybe in several steps; only what comes from elsewhere, such as a
    // reset, replaces what is being typed.
    const echo = told.current.indexOf(value);
    if (echo === -1) setText(value);
    told.current = echo === -1 ? [value] : told.current.slice(echo);
  }, [value]);
  return (
    <TextInput
      ref={input}
      type="search"
      aria-keyshortcuts="/"
      aria-label={label}
      placeholder={placeholder ?? "Sök"}
      leftSection={<IconSearch size={16} stroke={1.65} aria-hidden />}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        told.current = [...told.current, typed];
        onChange(typed);
      }}
      onKeyDown={(event) => hear(event, undefined)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** From the search to what was found: the list's one tab stop. False where there is no list. */
function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]');
  row?.focus();
  return row !== null;
}
