import { useEffect } from "react";
import { useLatest } from "../use-latest.ts";
import { dialogIsOpen } from "./dialog-is-open.ts";
import type { ToolbarAction } from "./toolbar-button.tsx";

/**
 * Lets Ctrl (Cmd on a Mac) and a key trigger the page's actions. The letters are chosen so that nothing is taken from
 * the browser or from text fields (clarification P28).
 */
export function useShortcuts(
  actions: readonly ToolbarAction[],
  enabled: boolean,
  go: (to: string) => void,
): void {
  const latest = useLatest({ actions, enabled, go });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.defaultPrevented)
        return;
      const { actions: now, enabled: isOn, go: navigate } = latest.current;
      const action = now.find((a) => a.shortcut?.toLowerCase() === event.key.toLowerCase());
      if (action === undefined || dialogIsOpen()) return;
      // Also when off: Ctrl+S must never open the browser's own "save page".
      event.preventDefault();
      if (!isOn || action.disabled === true) return;
      if (action.to === undefined) action.onClick?.();
      else navigate(action.to);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
