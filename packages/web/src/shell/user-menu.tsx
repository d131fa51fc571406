import type { SignIn } from "@huvudbok/core/api";
import { Menu } from "@mantine/core";
import { IconKeyboard, IconLogout, IconSettings } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import classes from "./top-bar.module.css";

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return `${first}${last}`.toUpperCase();
}

interface UserMenuProps {
  readonly signIn: SignIn;
  readonly onKeyList: () => void;
}

/** The person who is signed in: settings, the keys that hold here, and sign-out. */
export function UserMenu({ signIn, onKeyList }: UserMenuProps) {
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  function showKeys() {
    // The item goes away with the menu: the list gives the focus back to what stays.
    button.current?.focus();
    onKeyList();
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button ref={button} type="button" className={classes.user} aria-label={`Användare: ${signIn.name}`}>
          {initials(signIn.name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {signIn.name}
          <br />
          {signIn.email}
        </Menu.Label>
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.65} aria-hidden />}
          onClick={() => router.history.push("/settings")}
        >
          Inställningar
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.65} aria-hidden />} onClick={showKeys}>
          Kortkommandon
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.65} aria-hidden />}
          onClick={() => router.history.push("/logout")}
        >
          Logga ut
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
