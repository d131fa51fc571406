import { Button } from "@mantine/core";
import { useSyncStatus } from "../data/sync-status.ts";
import { Notice } from "../ui/page-frame/notice.tsx";
import { UnreadableNotice } from "./unreadable-notice.tsx";

/**
 * Changes that the server has refused, mostly because somebody else has changed the same thing: what happened, what is
 * kept, and what one can do. They stay until they are given up, or saved over what is there now.
 */
export function UnsavedNotice() {
  const sync = useSyncStatus();
  return (
    <>
      <UnreadableNotice sync={sync} />
      {sync.refused.map(({ id, label, message }) => (
        <Notice
          key={id}
          kind="warning"
          title={message}
          action={
            <>
              <Button onClick={() => window.location.reload()}>Ladda om</Button>
              <Button variant="subtle" onClick={() => void sync.discard(id)}>
                Släng ändringen
              </Button>
            </>
          }
        >
          {label === undefined ? "Det du skrev är kvar." : `Inte sparat, men kvar: ${label}.`}
        </Notice>
      ))}
    </>
  );
}
