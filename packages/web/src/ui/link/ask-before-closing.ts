import { useEffect } from "react";

/** Makes the browser ask before the tab is closed or reloaded: only for what would be lost with it. */
export function useAskBeforeClosing(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAsked]);
}
