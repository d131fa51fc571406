import { useEffect, useMemo, useSyncExternalStore } from "react";
import { EditLease } from "./edit-lease.ts";
import type { UnfinishedForms } from "./unfinished-forms.ts";

export interface LeaseOptions {
  readonly forms: UnfinishedForms;
  readonly fiscalYearId: string;
  /** What is edited by one tab at a time: the form of this name, and those whose names go on after it. */
  readonly form: string;
  /** Called when this tab gets it, before it is drawn. */
  readonly onMine: () => void;
}

/** The right of this tab to edit a form of the year, as long as the page stands there. */
export function useEditLease({ forms, fiscalYearId, form, onMine }: LeaseOptions): EditLease {
  const lease = useMemo(
    () =>
      new EditLease({
        name: `huvudbok-form-${forms.name}-${fiscalYearId}-${form}`,
        onGranted: async () => {
          await forms.load();
          onMine();
        },
        isEmpty: async () => {
          await forms.load();
          return !forms.has({ fiscalYearId, form });
        },
      }),
    [forms, fiscalYearId, form, onMine],
  );
  useEffect(() => {
    const retry = () => {
      if (document.visibilityState === "visible") void lease.retry();
    };
    lease.start();
    // By use only: a window beside the one that has just registered a form must not take the next one from its hands.
    const events = ["focus", "pointerdown"] as const;
    for (const event of events) window.addEventListener(event, retry);
    document.addEventListener("visibilitychange", retry);
    return () => {
      for (const event of events) window.removeEventListener(event, retry);
      document.removeEventListener("visibilitychange", retry);
      lease.stop();
    };
  }, [lease]);
  useSyncExternalStore(lease.subscribe, () => `${lease.state} ${lease.grants}`);
  return lease;
}
