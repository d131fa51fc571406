import type { SignIn } from "@huvudbok/core/api";
import { ownLines } from "../data/sign-in/person-words.ts";
import { onDemand } from "../ui/loading/on-demand.tsx";
import { useMenuButton } from "../ui/menu/use-menu-button.ts";
import classes from "./top-bar.module.css";

const UserMenuItems = onDemand(
  async () => (await import("./user-menu-items.tsx")).UserMenuItems,
  ({ menu }) => menu.setOpened(false),
);

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

/** The person who is signed in, and their menu. */
export function UserMenu({ signIn, onKeyList }: UserMenuProps) {
  const { menu, buttonProps } = useMenuButton();
  return (
    <>
      <button {...buttonProps} className={classes.user} aria-label={`Användare: ${ownLines(signIn)[0]}`}>
        {initials(signIn.name)}
      </button>
      <UserMenuItems menu={menu} opened={menu.opened} signIn={signIn} onKeyList={onKeyList} />
    </>
  );
}
