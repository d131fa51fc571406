import type { ReactNode } from "react";
import { useIsPhone } from "../use-is-phone.ts";
import classes from "./page-frame.module.css";
import { PhoneTools } from "./phone-tools.tsx";
import { type ToolbarAction, ToolbarButton } from "./toolbar-button.tsx";

interface ToolbarProps {
  readonly actions: readonly ToolbarAction[];
  /** Further controls, left of the buttons. */
  readonly controls: ReactNode;
  /** Controls that only a phone has here; a wide window shows them elsewhere. */
  readonly phoneControls: ReactNode;
  readonly disabled: boolean;
}

/** What can be done on the page. On a phone the first of it is a button, and what else there is opens below one. */
export function Toolbar({ actions, controls, phoneControls, disabled }: ToolbarProps) {
  const isPhone = useIsPhone();
  const kept = isPhone ? actions.filter(({ primary }) => primary === true) : actions;
  const others = isPhone ? actions.filter((action) => !kept.includes(action)) : [];
  const button = (action: ToolbarAction) => (
    <ToolbarButton key={action.label} action={action} disabled={disabled} />
  );
  const hasTools = others.length > 1 || (isPhone && phoneControls !== undefined);
  if (actions.length === 0 && controls === undefined && !hasTools) return null;
  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label="Verktyg"
      data-collapsed={(hasTools && controls === undefined) || undefined}
    >
      {controls}
      {kept.map(button)}
      {hasTools ? (
        <PhoneTools>
          {others.map(button)}
          {phoneControls}
        </PhoneTools>
      ) : (
        others.map(button)
      )}
    </div>
  );
}
