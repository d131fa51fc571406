import type { SyncState } from "../../data/sync-status.ts";
import { Button } from "../../ui/button/button.tsx";
import { momentText } from "../../ui/date/moment-text.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";

/**
 * Changes that an earlier or later version of the program left in the browser and this one cannot read: shown, counted
 * and stored (UN2).
 */
export function UnreadableNotice({ sync }: { readonly sync: Pick<SyncState, "unreadable" | "discard"> }) {
  const { unreadable, discard } = sync;
  const [first] = unreadable;
  if (first === undefined) return null;
  const count = unreadable.length;
  const what = first.label === undefined ? "" : ` (${first.label})`;
  return (
    <Notice
      kind="warning"
      title={
        count === 1 ? "En osparad ändring går inte att läsa" : `${count} osparade ändringar går inte att läsa`
      }
      action={
        <Button
          variant="subtle"
          onClick={() => {
            for (const { requestId } of unreadable) void discard(requestId);
          }}
        >
          {count === 1 ? "Kasta den" : "Kasta dem"}
        </Button>
      }
    >
      {`Den äldsta är från ${momentText(first.createdAt)}${what} och skrevs av en annan version av programmet. Inget är skickat till servern, och inget är borttaget: det ligger kvar i webbläsaren. Ladda om sidan när programmet är uppdaterat.`}
    </Notice>
  );
}
