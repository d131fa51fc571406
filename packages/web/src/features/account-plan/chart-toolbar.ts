import { IconPlus } from "@tabler/icons-react";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";

interface ChartToolbar {
  readonly hasUnused: boolean;
  readonly isEditing: boolean;
  readonly onDeactivate: () => void;
  readonly onNew: () => void;
}

/** The actions of the chart. */
export function chartActions({
  hasUnused,
  isEditing,
  onDeactivate,
  onNew,
}: ChartToolbar): readonly ToolbarAction[] {
  return [
    {
      label: "Inaktivera oanvända konton",
      access: "write",
      disabled: !hasUnused,
      onClick: onDeactivate,
    },
    { label: "Återställ kontoplan", access: "write", isSecondary: true, to: "/accounting/accountPlan/reset" },
    // While the form is open Ctrl+S saves the account.
    // Every change is saved at once, so it only leads on.
    { label: "Klar", access: "write", to: "/accounting", ...(isEditing ? {} : { shortcut: "s" }) },
    {
      label: "Skapa nytt konto",
      access: "write",
      icon: IconPlus,
      shortcut: "j",
      isNew: true,
      primary: !isEditing,
      onClick: onNew,
    },
  ];
}
