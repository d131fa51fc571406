import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { escapeCloses } from "../keys/escape-closes.ts";

/** A menu under a button. The button is rendered at once, the menu after the page, or when it is opened. */
export interface ButtonMenu {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
}

/** The menu, and what its button needs. */
export function useMenuButton() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const menu: ButtonMenu = { id, button, opened, setOpened };
  const buttonProps = {
    ref: button,
    id,
    type: "button",
    "aria-haspopup": "menu",
    "aria-expanded": opened,
    "aria-controls": opened ? `${id}-dropdown` : undefined,
    "data-expanded": opened || undefined,
    onClick: () => setOpened(!opened),
    onKeyDown: (event: KeyboardEvent) => {
      escapeCloses(event, opened, () => setOpened(false));
    },
  } as const;
  return { menu, buttonProps };
}
