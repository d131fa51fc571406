import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ControlKey } from "../keys/control-key.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import { useKeys } from "../keys/use-keys.ts";

const RESULT_KEYS: readonly ControlKey<undefined>[] = [
  {
    strokes: ["ArrowDown", "Enter"],
    label: "Från sökrutan till det som hittades",
    group: "I listan",
    run: focusFirstRow,
  },
];

interface SearchInputProps {
  /** The name for screen readers. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string | undefined;
}

/**
 * A search box whose text is stored elsewhere, such as in the address, which takes a moment: the box shows what is
 * typed at once.
 */
export function SearchInput({ label, placeholder, value, onChange, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const reported = useRef<readonly string[]>([value]);
  const input = useRef<HTMLInputElement>(null);
  const handleKey = useControlKeys(RESULT_KEYS);
  useKeys([{ keys: "/", label, group: "På den här sidan", run: () => input.current?.select() }]);
  useEffect(() => {
    // What was typed comes back a moment later, perhaps in several steps; only a value from elsewhere, such as a reset,
    // replaces what is being typed.
    const echo = reported.current.indexOf(value);
    if (echo === -1) setText(value);
    reported.current = echo === -1 ? [value] : reported.current.slice(echo);
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
        reported.current = [...reported.current, typed];
        onChange(typed);
      }}
      onKeyDown={(event) => handleKey(event, undefined)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** From the search to its results: the list's one tab stop. False where there is no list. */
function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]');
  row?.focus();
  return row !== null;
}
