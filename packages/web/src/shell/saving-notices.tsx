import { DelayedCommitsNotice } from "./delayed-commits-notice.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";

/** What is told of changes that were not saved, or saved after their page no longer waited for them. */
export function SavingNotices() {
  return (
    <>
      <UnsavedNotice />
      <DelayedCommitsNotice />
    </>
  );
}
