import { Button } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { KeyHint } from "../key-hint.tsx";
import { PageLink } from "../page-link.tsx";
import classes from "./page-frame.module.css";

/** A button of the page's toolbar. Ctrl and the shortcut key trigger it (specification 1 §2; letters by P28). */
export interface ToolbarAction {
  readonly label: string;
  readonly icon?: Icon;
  /** The key that triggers it together with Ctrl: a letter, "Enter" or "Delete". */
  readonly shortcut?: string;
  readonly primary?: boolean;
  /** True for the one that makes something new: n does it too. */
  readonly isNew?: boolean;
  readonly disabled?: boolean;
  /** Said beside a disabled button: what is missing. */
  readonly hint?: string;
  /** Where it leads, for actions that are links; otherwise what it does. */
  readonly to?: string;
  readonly onClick?: () => void;
}

export function shortcutText(key: string): string {
  const names: Readonly<Record<string, string>> = { Enter: "↵", Delete: "Del" };
  return `Ctrl ${names[key] ?? key.toUpperCase()}`;
}

/** One action drawn as a button, or as a link that looks like one. */
export function ToolbarButton({
  action,
  disabled,
}: {
  readonly action: ToolbarAction;
  readonly disabled: boolean;
}) {
  const ActionIcon = action.icon;
  const look = {
    variant: action.primary === true ? "filled" : "default",
    ...(ActionIcon === undefined ? {} : { leftSection: <ActionIcon size={16} stroke={1.65} aria-hidden /> }),
    ...(action.shortcut === undefined
      ? {}
      : {
          rightSection: <KeyHint keys={shortcutText(action.shortcut)} />,
          "aria-keyshortcuts": `Control+${action.shortcut}`,
        }),
  };
  const isOff = disabled || action.disabled === true;
  if (action.to !== undefined && !isOff) {
    return (
      <Button component={PageLink} to={action.to} {...look}>
        {action.label}
      </Button>
    );
  }
  return (
    <span className={classes.action}>
      {isOff && action.hint !== undefined && <span className={classes.hint}>{action.hint}</span>}
      <Button disabled={isOff} onClick={action.onClick} {...look}>
        {action.label}
      </Button>
    </span>
  );
}
