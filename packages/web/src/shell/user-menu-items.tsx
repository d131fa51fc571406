import type { SignIn } from "@huvudbok/core/api";
import { Menu } from "@mantine/core";
import { IconKeyboard, IconLogout, IconSettings } from "@tabler/icons-react";
import { ownLines } from "../data/sign-in/person-words.ts";
import { pushAddress } from "../navigation/address.ts";
import { goToSignOut } from "../ui/link/sign-out-address.ts";
import { AnchoredMenu } from "../ui/menu/anchored-menu.tsx";
import type { ButtonMenu } from "../ui/menu/use-menu-button.ts";

interface UserMenuItemsProps {
  readonly menu: ButtonMenu;
  readonly opened: boolean;
  readonly signIn: SignIn;
  readonly onKeyList: () => void;
}

/** The menu of the person who is signed in: settings, the keys of the page, and sign-out. */
export function UserMenuItems({ menu, opened, signIn, onKeyList }: UserMenuItemsProps) {
  function showKeys() {
    // The item disappears with the menu: the list returns the focus to an element that remains.
    menu.button.current?.focus();
    onKeyList();
  }
  return (
    <AnchoredMenu menu={menu} opened={opened} position="bottom-end">
      <Menu.Label>
        {ownLines(signIn).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Menu.Label>
      <Menu.Item
        leftSection={<IconSettings size={16} stroke={1.65} aria-hidden />}
        onClick={() => pushAddress("/settings")}
      >
        Inställningar
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.65} aria-hidden />} onClick={showKeys}>
        Kortkommandon
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size={16} stroke={1.65} aria-hidden />}
        onClick={() => goToSignOut()}
      >
        Logga ut
      </Menu.Item>
    </AnchoredMenu>
  );
}
