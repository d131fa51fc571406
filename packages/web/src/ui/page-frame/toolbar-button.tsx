import type { Access } from "@huvudbok/core/company";
import type { Icon } from "@tabler/icons-react";
import { Button, type ButtonLook } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { KeyHint } from "../keys/key-hint.tsx";
import { HoverLabel } from "../label/hover-label.tsx";
import { PageLink } from "../link/page-link.tsx";
import classes from "./page-frame.module.css";

/** A button of the page's toolbar. Ctrl and the shortcut key trigger it (PG7). */
export interface ToolbarAction {
  readonly label: string;
  /** The beginning of the label that a telephone leaves out, where the buttons share one line; read out all the same. */
  readonly leftOutOnPhone?: string;
  readonly icon?: Icon;
  /** The key that triggers it together with Ctrl: a letter, "Enter" or "Delete". */
  readonly shortcut?: string;
  readonly primary?: boolean;
  /** True for a step to a neighbour: its icon is enough, and the label is shown on hover. */
  readonly isStep?: boolean;
  /** True for what is rarely done: it is below 'Fler' where there are several. */
  readonly isSecondary?: boolean;
  /** True for the action that creates something new: n triggers it too. */
  readonly isNew?: boolean;
  readonly disabled?: boolean;
  /** Shown beside a disabled button: what is missing. */
  readonly hint?: string;
  /** The access that it requires; it is not shown to others. A link requires what its page requires. */
  readonly access?: Access;
  /** Where it leads, for actions that are links; otherwise what it does. */
  readonly to?: string;
  readonly onClick?: () => void;
}

export function shortcutText(key: string): string {
  const names: Readonly<Record<string, string>> = { Enter: "↵", Delete: "Del" };
  return `Ctrl ${names[key] ?? key.toUpperCase()}`;
}

/** One action as a button, or as a link that looks like one. */
export function ToolbarButton({
  action,
  disabled,
}: {
  readonly action: ToolbarAction;
  readonly disabled: boolean;
}) {
  const isOff = disabled || action.disabled === true;
  if (action.isStep === true) return <StepButton action={action} isOff={isOff} />;
  const Icon = action.icon;
  const look: ButtonLook & { readonly "aria-keyshortcuts"?: string } = {
    variant: action.primary === true ? "filled" : "default",
    ...(Icon === undefined ? {} : { leftSection: <Icon size={16} stroke={1.65} aria-hidden /> }),
    ...(action.shortcut === undefined
      ? {}
      : {
          rightSection: <KeyHint keys={shortcutText(action.shortcut)} />,
          "aria-keyshortcuts": `Control+${action.shortcut}`,
        }),
  };
  if (action.to !== undefined && !isOff) {
    return (
      <Button component={PageLink} to={action.to} {...look}>
        <ActionLabel action={action} />
      </Button>
    );
  }
  return (
    <span className={classes.action}>
      {isOff && action.hint !== undefined && <span className={classes.hint}>{action.hint}</span>}
      <Button disabled={isOff} onClick={action.onClick} {...look}>
        <ActionLabel action={action} />
      </Button>
    </span>
  );
}

interface StepButtonProps {
  readonly action: ToolbarAction;
  readonly isOff: boolean;
}

function StepButton({ action: { label, icon: Icon, to, onClick }, isOff }: StepButtonProps) {
  const look = { variant: "default", "aria-label": label } as const;
  const picture = Icon !== undefined && <Icon size={18} stroke={1.65} aria-hidden />;
  return (
    <HoverLabel label={label}>
      {to !== undefined && !isOff ? (
        <IconButton component={PageLink} to={to} {...look}>
          {picture}
        </IconButton>
      ) : (
        <IconButton disabled={isOff} onClick={onClick} {...look}>
          {picture}
        </IconButton>
      )}
    </HoverLabel>
  );
}

function ActionLabel({ action: { label, leftOutOnPhone = "" } }: { readonly action: ToolbarAction }) {
  if (leftOutOnPhone === "" || !label.startsWith(leftOutOnPhone)) return label;
  return (
    <span>
      <span className={classes.leftOut}>{leftOutOnPhone}</span>
      {label.slice(leftOutOnPhone.length)}
    </span>
  );
}
