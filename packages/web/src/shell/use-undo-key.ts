import { useEffect } from "react";
import { useUndo } from "../data/undo.ts";
import { dialogIsOpen } from "../ui/page-frame/dialog-is-open.ts";
import { useLatest } from "../ui/use-latest.ts";
import { useTakeBack } from "../ui/use-take-back.ts";

/** Ctrl+Z outside text fields takes back what was saved last, on whatever page one is (ux 1.7 and 1.17). */
export function useUndoKey(): void {
  const latest = useLatest({ takeBack: useTakeBack(), canUndo: useUndo().canUndo });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
      if (!isUndo || event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTextField(event.target) || dialogIsOpen()) return;
      const { takeBack, canUndo } = latest.current;
      if (!canUndo) return;
      event.preventDefault();
      void takeBack();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}

/** There Ctrl+Z belongs to the text (clarification P28). */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTyped =
    target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type);
  return isTyped || target instanceof HTMLTextAreaElement || target.isContentEditable;
}
