import { lazy, Suspense } from "react";
import type { EntryForm } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";
import type { EntryStart } from "../use-entry-form.ts";
import { ChangedSettlementNotice } from "./changed-settlement-notice.tsx";

// Few forms are of the closing, and the others need nothing of it.
const ChangedClosingNotice = lazy(async () => ({
  default: (await import("./changed-closing-notice.tsx")).ChangedClosingNotice,
}));

interface PreparedNoticeProps {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly start: EntryStart;
}

/** That a page would fill the form with something else now, and a way to take that (VR25, CL11). */
export function PreparedNotice({ store, form: { prepared, sent }, start }: PreparedNoticeProps) {
  // One that got no answer may have booked it itself.
  if (prepared === undefined || sent !== undefined) return null;
  const { settles, closes } = prepared;
  if (settles !== undefined) {
    return <ChangedSettlementNotice store={store} prepared={prepared} period={settles} year={start.year} />;
  }
  return closes === undefined ? null : (
    <Suspense>
      <ChangedClosingNotice store={store} prepared={prepared} closes={closes} start={start} />
    </Suspense>
  );
}
