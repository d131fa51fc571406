import { useEffect, useRef, useState } from "react";
import { useLatest } from "../../../ui/use-latest.ts";
import type { UsedKnownAccounts } from "./use-known-accounts.ts";

/**
 * Saves an account once BAS has come or cannot be had: one that is typed faster would lack the codes that it gets from
 * there (AP4), and nobody would have seen that.
 */
export function useAfterBas({ isLoading }: UsedKnownAccounts, save: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  const isPending = useRef(false);
  const latest = useLatest(save);
  useEffect(() => {
    if (isLoading || !isPending.current) return;
    isPending.current = false;
    latest.current();
  }, [isLoading, latest]);
  return {
    ask: (): void => {
      if (!isLoading) save();
      isPending.current = isLoading;
      setIsAsked(true);
    },
    isWaiting: isAsked && isLoading,
  };
}
