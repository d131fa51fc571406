import { useEffect, useMemo, useSyncExternalStore } from "react";
import { EditLease } from "./edit-lease.ts";
import type { UnfinishedForms } from "./unfinished-forms.ts";

export interface LeaseOptions {
  readonly forms: UnfinishedForms;
  readonly fiscalYearId: string;
  /** What one tab edits at a time: the form of this name, and those whose names continue after it. */
  readonly form: string;
  /** Called when this tab gets it, before it is rendered. */
  readonly onMine: () => void;
}

/** How often the active tab checks whether the tab that had the form has released it. */
const LOOK_EVERY_MS = 1000;

const isInUse = (): boolean => document.visibilityState === "visible" && document.hasFocus();

/** The right of this tab to edit a form of the year, as long as the page is open. */
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
        isInUse,
      }),
    [forms, fiscalYearId, form, onMine],
  );
  useEffect(() => {
    const retry = () => {
      if (document.visibilityState === "visible") void lease.retry();
    };
    const look = () => {
      // Not for a window in the background: one that is reloaded must find its own form again.
      if (isInUse()) void lease.takeFree();
    };
    lease.start();
    const timer = setInterval(look, LOOK_EVERY_MS);
    // Only when it is used: a window in the background must not take the next form from the one that has just
    // registered a form.
    const events = ["focus", "pointerdown"] as const;
    for (const event of events) window.addEventListener(event, retry);
    document.addEventListener("visibilitychange", retry);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, retry);
      document.removeEventListener("visibilitychange", retry);
      lease.stop();
    };
  }, [lease]);
  useSyncExternalStore(lease.subscribe, () => `${lease.state} ${lease.grants}`);
  return lease;
}
