import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";

/** The actions of a page, without those that write where the year is locked: the page says why. */
export function toolbarIn(isLocked: boolean, actions: readonly ToolbarAction[]): readonly ToolbarAction[] {
  return isLocked ? actions.filter(({ access = "read" }) => access === "read") : actions;
}
