import { useSyncStatus } from "../../data/sync-status.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { DelayedCommitsNotice } from "./delayed-commits-notice.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { UnreadableNotice } from "./unreadable-notice.tsx";

/** What is told of changes that were not saved, or saved after their page no longer waited for them. */
export function SavingNotices() {
  const sync = useSyncStatus();
  return (
    <>
      <UnreadableNotice sync={sync} />
      {sync.isOnlyHere && sync.waiting > 0 && (
        <Notice kind="warning" title="Det som väntar finns bara i den här fliken">
          Webbläsaren har slut på plats, sparar inget, eller så är ändringen för stor för att sparas här.
          Stäng inte fliken innan det är skickat.
        </Notice>
      )}
      <RefusedNotice />
      <DelayedCommitsNotice />
    </>
  );
}
