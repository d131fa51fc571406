import type { JournalTemplate } from "@huvudbok/core/journal-template";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { comboboxRole } from "../../../ui/account/combobox-role.ts";
import { fieldError } from "../../../ui/form/field-error.tsx";
import type { ControlKey } from "../../../ui/keys/control-key.ts";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import classes from "./template-dialog.module.css";

interface TemplateSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly found: readonly JournalTemplate[];
  /** The highlighted one; -1 for none. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** The highlighted one is chosen. */
  readonly onTake: () => void;
  readonly error: string | undefined;
}

interface SearchActions {
  readonly onMove: (step: 1 | -1) => void;
  readonly onTake: () => void;
}

const GROUP = { group: "I formuläret" } as const;

const SEARCH_KEYS: readonly ControlKey<SearchActions>[] = [
  { ...GROUP, strokes: ["ArrowDown"], label: "Nästa mall", run: ({ onMove }) => onMove(1) },
  { ...GROUP, strokes: ["ArrowUp"], label: "Förra mallen", run: ({ onMove }) => onMove(-1) },
  { ...GROUP, strokes: ["Enter"], label: "Välj mallen", run: ({ onTake }) => onTake() },
];

/** The search for a template, with what it finds below: arrows highlight, Enter chooses. */
export function TemplateSearch({ text, onText, found, index, onIndex, onTake, error }: TemplateSearchProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const handleKey = useControlKeys(SEARCH_KEYS);
  const combobox = useCombobox({ opened: true });
  useEffect(() => field.current?.focus(), []);
  const optionId = (at: number) => `${listId}-${at}`;
  const actions: SearchActions = {
    onMove: (step) => {
      if (found.length > 0) onIndex((index + step + found.length) % found.length);
    },
    onTake,
  };
  function take(at: number) {
    onIndex(at);
    onTake();
  }
  return (
    <Combobox store={combobox} onOptionSubmit={(value) => take(Number(value))}>
      <div className={classes.search}>
        <TextInput
          {...comboboxRole(found.length > 0, listId, index < 0 ? undefined : optionId(index))}
          ref={field}
          label="Mall"
          data-cell="template-search"
          placeholder="Namn, beskrivning, konto"
          autoComplete="off"
          value={text}
          error={fieldError(error)}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => handleKey(event, actions)}
        />
        <Combobox.Options id={listId} aria-label="Konteringsmallar" className={classes.list ?? ""}>
          {found.map((template, at) => (
            <Combobox.Option
              key={template.id}
              value={String(at)}
              id={optionId(at)}
              selected={at === index}
              aria-selected={at === index}
            >
              <span className={classes.option}>
                <span>{template.name}</span>
                <span className={classes.description}>{template.description}</span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </div>
    </Combobox>
  );
}
