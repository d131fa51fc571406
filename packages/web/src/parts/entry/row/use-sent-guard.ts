import { type RefObject, useEffect } from "react";
import { useLatest } from "../../../ui/use-latest.ts";
import type { EntryStore } from "../form/entry-store.ts";

/**
 * Keeps the fields of a form that has been sent as the form is (UN15): while it is held no typing reaches them, and until it
 * is known what became of it the browser's own undo and redo do not, such as those of its menu.
 */
export function useSentGuard(
  within: RefObject<HTMLElement | null>,
  store: EntryStore,
  onUndo: () => unknown,
): void {
  const latest = useLatest(onUndo);
  useEffect(() => {
    const form = within.current;
    const guard = (event: InputEvent) => {
      const refuse = store.held();
      const isHistory = event.inputType.startsWith("history");
      if (refuse === undefined && !(isHistory && store.form().sent !== undefined)) return;
      event.preventDefault();
      if (isHistory) latest.current();
      else refuse?.();
    };
    form?.addEventListener("beforeinput", guard, true);
    return () => form?.removeEventListener("beforeinput", guard, true);
  }, [within, store, latest]);
}
