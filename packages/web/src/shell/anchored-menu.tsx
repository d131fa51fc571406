import { Menu } from "@mantine/core";
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from "react";
import type { BarMenu } from "./use-bar-menu.ts";

interface AnchoredMenuProps {
  readonly menu: BarMenu;
  readonly opened: boolean;
  readonly position: "bottom-start" | "bottom-end";
  /** Items of Mantine's menu. */
  readonly children: ReactNode;
}

/** A menu at a button that stands elsewhere and opens it. */
export function AnchoredMenu({ menu, opened, position, children }: AnchoredMenuProps) {
  return (
    <Menu id={menu.id} opened={opened} onChange={menu.setOpened} position={position}>
      <Menu.Target>
        <Anchor button={menu.button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Given by the menu, for what it stands at and what a click on it does not close. */
  readonly ref?: Ref<HTMLElement>;
}

/** Tells the menu of the button. */
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
