import { useEffect, useState } from "react";
import { pageIdle } from "./documents/page-idle.ts";

/** Whether the page has had nothing else to do since this has been wanted: what may be needed soon is prepared then. */
export function usePageIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void pageIdle().then(() => isHere && setIsIdle(true));
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return isWanted && isIdle;
}
