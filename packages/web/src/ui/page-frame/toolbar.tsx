import type { ReactNode } from "react";
import { useIsPhone } from "../use-is-phone.ts";
import { MoreTools } from "./more-tools.tsx";
import classes from "./page-frame.module.css";
import { type ToolbarAction, ToolbarButton } from "./toolbar-button.tsx";

interface ToolbarProps {
  readonly actions: readonly ToolbarAction[];
  /** Further controls, left of the buttons. */
  readonly controls: ReactNode;
  /** Controls that only a phone has here; a wide window shows them elsewhere. */
  readonly phoneControls: ReactNode;
  readonly disabled: boolean;
}

/**
 * What can be done on the page. What is rarely done opens below one button; on a phone everything but the first of it
 * and the steps to neighbours.
 */
export function Toolbar({ actions, controls, phoneControls, disabled }: ToolbarProps) {
  const isPhone = useIsPhone();
  const isKept = ({ isStep, isSecondary, primary }: ToolbarAction) =>
    isStep === true || (isPhone ? primary === true : isSecondary !== true);
  const kept = actions.filter(isKept);
  const others = actions.filter((action) => !isKept(action));
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
      data-collapsed={(isPhone && hasTools && controls === undefined) || undefined}
    >
      {controls}
      {kept.map(button)}
      {hasTools ? (
        <MoreTools isPhone={isPhone}>
          {others.map(button)}
          {isPhone && phoneControls}
        </MoreTools>
      ) : (
        others.map(button)
      )}
    </div>
  );
}
