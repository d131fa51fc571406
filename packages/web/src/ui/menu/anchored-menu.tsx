import { Menu } from "@mantine/core";
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from "react";
import type { ButtonMenu } from "./use-menu-button.ts";

interface AnchoredMenuProps {
  readonly menu: ButtonMenu;
  readonly opened: boolean;
  readonly position: "bottom-start" | "bottom-end";
  readonly width?: string;
  /** False where the focus is left to what was chosen. */
  readonly returnFocus?: boolean;
  /** Items of Mantine's menu. */
  readonly children: ReactNode;
}

/** A menu that is opened by a button elsewhere. */
export function AnchoredMenu({ menu, children, ...placed }: AnchoredMenuProps) {
  return (
    <Menu id={menu.id} onChange={menu.setOpened} {...placed}>
      <Menu.Target>
        <Anchor button={menu.button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Given by the menu: the element it is placed at, where a click does not close it. */
  readonly ref?: Ref<HTMLElement>;
}

/** Passes the button to the menu. */
function Anchor({ button, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return undefined;
    ref(button.current);
    return () => {
      ref(null);
    };
  }, [button, ref]);
  return null;
}
