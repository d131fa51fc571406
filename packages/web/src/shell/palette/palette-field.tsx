import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { KeyCaps } from "../../ui/keys/key-caps.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import classes from "./palette.module.css";

interface PaletteFieldProps {
  readonly query: string;
  readonly listId: string;
  /** The id of the option that Enter chooses; undefined where there is none. */
  readonly activeId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called once, when the field has the focus and handles keys. */
  readonly onReady: () => void;
}

/** The field of the palette. It has the focus as soon as the palette is rendered, so that no key is lost in between. */
export function PaletteField(props: PaletteFieldProps) {
  const { query, listId, activeId, onType, onKeyDown, onReady } = props;
  const field = useRef<HTMLInputElement>(null);
  const latest = useLatest(onReady);
  useLayoutEffect(() => {
    field.current?.focus();
    latest.current();
  }, [latest]);
  return (
    <div className={classes.field}>
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input
        ref={field}
        className={classes.input}
        data-autofocus
        role="combobox"
        aria-label="Sök eller gå till"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder="Sida, konto, transaktion, belopp eller kommando"
        value={query}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <KeyCaps caps={["Esc"]} />
    </div>
  );
}
