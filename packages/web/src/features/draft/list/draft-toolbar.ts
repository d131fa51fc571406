import { chosenAction, type Draft } from "@huvudbok/core/draft";
import { IconArrowsJoin2, IconBook2, IconChecks, IconPlus, IconTrash, IconUpload } from "@tabler/icons-react";
import type { ToolbarAction } from "../../../ui/page-frame/toolbar-button.tsx";

interface ToolbarParts {
  /** How many drafts the year has. */
  readonly count: number;
  /** Those of the list that are selected. */
  readonly selected: readonly Draft[];
  /** Nothing can be registered in a locked year. */
  readonly isYearLocked: boolean;
  /** Nothing is performed until then: it might be booked once more. */
  readonly isKnownWhatIsBooked: boolean;
  readonly upload: () => void;
  readonly perform: () => void;
  readonly merge: () => void;
  readonly remove: () => void;
}

/** The buttons of the list of drafts; a person who may only read gets none of them. */
export function draftToolbar(parts: ToolbarParts): readonly ToolbarAction[] {
  const { count, selected, isYearLocked, isKnownWhatIsBooked, upload, perform, merge, remove } = parts;
  const hasAction = selected.some((draft) => chosenAction(draft) !== undefined);
  return [
    { label: "Ladda upp", icon: IconUpload, access: "write", onClick: upload },
    {
      label: "Skapa utkast",
      icon: IconPlus,
      shortcut: "j",
      isNew: true,
      access: "write",
      to: "/accounting/draft/new",
    },
    {
      label: "Registrera utkast",
      icon: IconBook2,
      shortcut: "b",
      to: "/accounting/draft/register",
      disabled: count === 0 || isYearLocked,
    },
    {
      label: "Slå ihop",
      icon: IconArrowsJoin2,
      shortcut: "m",
      access: "write",
      isSecondary: true,
      disabled: selected.length !== 2,
      hint: "Välj två utkast",
      onClick: merge,
    },
    {
      label: "Radera",
      icon: IconTrash,
      shortcut: "Delete",
      access: "write",
      isSecondary: true,
      disabled: selected.length === 0,
      hint: "Välj utkast",
      onClick: remove,
    },
    {
      label: "Utför åtgärder",
      icon: IconChecks,
      shortcut: "Enter",
      access: "write",
      primary: true,
      disabled: !hasAction || !isKnownWhatIsBooked,
      ...(isKnownWhatIsBooked || !hasAction ? {} : { hint: "Läser bokföringen" }),
      onClick: perform,
    },
  ];
}
