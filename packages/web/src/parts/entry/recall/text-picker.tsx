import { formatOre } from "@huvudbok/core/money";
import type { KnownText } from "@huvudbok/core/suggestion";
import { onOneLine } from "@huvudbok/core/text";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { type ComponentPropsWithRef, type KeyboardEvent, useId } from "react";
import { comboboxRole } from "../../../ui/account/combobox-role.ts";
import { recallSummary } from "./recall-summary.ts";
import classes from "./text-picker.module.css";
import { useTextList } from "./use-text-list.ts";

type InputProps = Omit<ComponentPropsWithRef<typeof TextInput>, "value" | "onChange">;

interface TextPickerProps extends InputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The texts used before that match what is typed. */
  readonly suggest: (typed: string) => readonly KnownText[];
  /** Called with the text that is chosen. */
  readonly onTake: (known: KnownText) => void;
}

/**
 * A field for the text of a transaction: the texts used before are listed while a person types, with the accounts and
 * the sum of the last time. Enter takes the highlighted one, which is the first while a word is half typed; Tab goes on with what is typed unless one was chosen with
 * the arrows; Esc closes the list.
 */
export function TextPicker({ text, onText, suggest, onTake, onKeyDown, ...input }: TextPickerProps) {
  const list = useTextList({ text, suggest, onTake });
  const combobox = useCombobox({ opened: list.isOpen });
  const listId = useId();
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!list.onKeyDown(event)) onKeyDown?.(event);
  }
  return (
    <Combobox store={combobox} position="bottom-start" onOptionSubmit={(value) => list.take(Number(value))}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          {...input}
          {...comboboxRole(list.isOpen, listId, list.index < 0 ? undefined : optionId(listId, list.index))}
          value={text}
          autoComplete="off"
          onChange={(event) => {
            // A tab comes along with what is pasted from a sheet.
            onText(onOneLine(event.currentTarget.value));
            list.open();
          }}
          onKeyDown={keyDown}
          onBlur={list.close}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!list.isOpen}>
        <Combobox.Options id={listId} aria-label="Texter som har använts" className={classes.texts ?? ""}>
          {list.texts.map((known, index) => (
            <Combobox.Option
              key={known.text}
              value={String(index)}
              id={optionId(listId, index)}
              selected={index === list.index}
              aria-selected={index === list.index}
              // Not by being over it: a list that opens under a pointer at rest must not change what Enter takes.
              onMouseMove={() => list.highlight(index)}
            >
              <TextOption {...known} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function TextOption({ text, latest, sum }: KnownText) {
  return (
    <span className={classes.option}>
      <span className={classes.text}>{text}</span>
      {latest.entries.length > 0 && <span className={classes.accounts}>{recallSummary(latest)}</span>}
      {sum > 0 && <span className={classes.sum}>{formatOre(sum)}</span>}
    </span>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
