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

/** A menu that is opened by a button elsewhere. */
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
  /** PageData by the menu: the element it is placed at, where a click does not close it. */
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
