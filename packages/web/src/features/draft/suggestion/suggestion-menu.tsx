import type { DraftAction } from "@huvudbok/core/draft";
import { Menu } from "@mantine/core";
import { IconCheck, IconDots } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { escapeCloses } from "../../../ui/keys/escape-closes.ts";
import { type ActionText, probabilityText, reasonText, rowsText } from "./action-text.ts";
import classes from "./suggestion.module.css";

interface SuggestionMenuProps {
  /** What names the draft for a person who does not see it. */
  readonly name: string;
  readonly actions: readonly DraftAction[];
  /** The place of the one that is chosen; undefined for none. */
  readonly chosen: number | undefined;
  readonly textOf: (action: DraftAction) => ActionText;
  readonly tabIndex?: 0 | -1;
  /** True where choosing gives the focus to something else than the menu's button. */
  readonly leadsOn?: boolean;
  readonly onChoose: (place: number) => void;
}

/** What is suggested for a draft, each with its rows and its reason: another one can be chosen. */
export function SuggestionMenu(props: SuggestionMenuProps) {
  const { name, actions, chosen, textOf, tabIndex, leadsOn = false, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (opens: boolean) => {
    setIsOpen(opens);
    if (opens) setIsLeft(false);
  };
  return (
    <Menu
      opened={isOpen}
      onChange={open}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      returnFocus={!isLeft}
    >
      <Menu.Target>
        <IconButton
          ref={button}
          tabIndex={tabIndex}
          aria-label={`Förslag för ${name}`}
          onKeyDown={(event) => escapeCloses(event, isOpen, () => setIsOpen(false))}
        >
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, place) => {
          const { verb, detail } = textOf(action);
          const rows = rowsText(action);
          return (
            <Menu.Item
              key={`${verb} ${detail} ${rows}`}
              leftSection={
                <IconCheck size={16} aria-hidden visibility={place === chosen ? "visible" : "hidden"} />
              }
              rightSection={probabilityText(action.probability)}
              onClick={() => {
                setIsLeft(leadsOn);
                // What saves disables the page's controls for a moment: the one that has the focus has it again then.
                if (!leadsOn) button.current?.focus();
                onChoose(place);
              }}
            >
              <span className={classes.verb}>{verb}</span> {detail}
              {rows !== "" && <span className={classes.rows}>{rows}</span>}
              <span className={classes.reason}>{reasonText(action)}</span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
