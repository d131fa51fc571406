import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * True while the browser prints: what is virtualised on the screen must then be rendered whole. The browser takes its
 * picture as soon as the event is over, so the page is rendered within the event.
 */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinting;
}
