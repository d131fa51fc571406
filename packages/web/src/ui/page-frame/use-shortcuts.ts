import type { KeyBinding } from "../keys/key-binding.ts";
import { useKeys } from "../keys/use-keys.ts";
import type { ToolbarAction } from "./toolbar-button.tsx";

/**
 * Lets Ctrl (Cmd on a Mac) and a key trigger the page's actions, and n the one that creates something new. The letters
 * are chosen so that nothing is taken from the browser or from text fields (PG7).
 */
export function useShortcuts(
  actions: readonly ToolbarAction[],
  enabled: boolean,
  go: (to: string) => void,
): void {
  useKeys(actions.flatMap((action) => bindingsOf(action, enabled, go)));
}

function bindingsOf(action: ToolbarAction, enabled: boolean, go: (to: string) => void): KeyBinding[] {
  const { label, shortcut, to, onClick } = action;
  const does = {
    label,
    group: "På den här sidan",
    isOff: !enabled || action.disabled === true,
    run: () => (to === undefined ? onClick?.() : go(to)),
  } as const;
  // Letters are lower case in the table; Enter and Delete have their own names.
  const key = shortcut?.length === 1 ? shortcut.toLowerCase() : shortcut;
  return [
    ...(key === undefined ? [] : [{ ...does, keys: `Control+${key}` }]),
    ...(action.isNew === true ? [{ ...does, keys: "n" }] : []),
  ];
}
