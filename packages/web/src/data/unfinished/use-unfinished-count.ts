import { useEffect, useSyncExternalStore } from "react";
import { unfinishedForms } from "./current-forms.ts";

export interface UnfinishedCount {
  readonly count: number;
  /** The browser stores nothing: they exist in this tab only. */
  readonly isOnlyHere: boolean;
}

/** How many unfinished forms the person who is signed in has in a company; 0 for those of no company. */
export function useUnfinishedCount(companyId: number): UnfinishedCount {
  const forms = unfinishedForms(companyId);
  useEffect(() => {
    void forms.load();
  }, [forms]);
  const count = useSyncExternalStore(forms.subscribe, () => forms.records?.size ?? 0);
  const isFailing = useSyncExternalStore(forms.subscribe, () => forms.isFailing);
  return { count, isOnlyHere: count > 0 && isFailing };
}
