import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { escapeCloses } from "../ui/keys/escape-closes.ts";

/** A menu under a button of the top bar. The button is rendered at once, the menu after the page. */
export interface BarMenu {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
}

/** The menu, and what its button needs. */
export function useBarMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const menu: BarMenu = { id, button, opened, setOpened };
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
