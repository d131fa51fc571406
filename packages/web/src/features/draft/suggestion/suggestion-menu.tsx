import type { DraftAction } from "@huvudbok/core/draft";
import { Menu } from "@mantine/core";
import { IconCheck, IconDots } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { AnchoredMenu } from "../../../ui/menu/anchored-menu.tsx";
import { type ButtonMenu, useMenuButton } from "../../../ui/menu/use-menu-button.ts";
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

/**
 * What is suggested for a draft, each with its rows and its reason: another one can be chosen. A list has one on every row,
 * so there is only the button until it is pressed.
 */
export function SuggestionMenu(props: SuggestionMenuProps) {
  const { menu, buttonProps } = useMenuButton();
  const [wasOpened, setWasOpened] = useState(false);
  if (menu.opened && !wasOpened) setWasOpened(true);
  return (
    <>
      <IconButton {...buttonProps} tabIndex={props.tabIndex} aria-label={`Förslag för ${props.name}`}>
        <IconDots size={16} />
      </IconButton>
      {wasOpened && <OpenedMenu {...props} menu={menu} />}
    </>
  );
}

interface OpenedMenuProps extends SuggestionMenuProps {
  readonly menu: ButtonMenu;
}

function OpenedMenu({ menu, actions, chosen, textOf, leadsOn = false, onChoose }: OpenedMenuProps) {
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState(menu.opened);
  // Only when it opens anew: while it closes the focus is already where the choice has led.
  if (isOpen !== menu.opened) {
    setIsOpen(menu.opened);
    if (menu.opened) setIsLeft(false);
  }
  // A menu that mounts open has no focus to return to.
  const isThere = useDeferredValue(true, false);
  return (
    <AnchoredMenu
      menu={menu}
      opened={menu.opened && isThere}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      returnFocus={!isLeft}
    >
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
              if (!leadsOn) menu.button.current?.focus();
              onChoose(place);
            }}
          >
            <span className={classes.verb}>{verb}</span> {detail}
            {rows !== "" && <span className={classes.rows}>{rows}</span>}
            <span className={classes.reason}>{reasonText(action)}</span>
          </Menu.Item>
        );
      })}
    </AnchoredMenu>
  );
}
