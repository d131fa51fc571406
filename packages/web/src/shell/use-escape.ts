import { useEffect } from "react";
import { dialogIsOpen } from "../ui/page-frame/dialog-is-open.ts";
import { useLatest } from "../ui/use-latest.ts";

/**
 * Lets Escape close what lies over the page, and returns the focus to what opened it; undefined when nothing is open.
 */
export function useEscape(close: (() => void) | undefined): void {
  const latest = useLatest(close);
  useEffect(() => {
    const opener = document.activeElement;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented || dialogIsOpen()) return;
      if (latest.current === undefined) return;
      event.preventDefault();
      latest.current();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
