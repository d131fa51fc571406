import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { type SyncState, useSyncStatus } from "../data/sync-status.ts";
import { Button } from "../ui/button/button.tsx";
import { useAskBeforeClosing } from "../ui/link/ask-before-closing.ts";
import classes from "./top-bar.module.css";
import { UnfinishedIndicator } from "./unfinished-indicator.tsx";

const ICONS = {
  Sparat: IconCloudCheck,
  Sparar: IconCloudUp,
  "Inte sparat": IconCloudOff,
  "Ingen anslutning": IconCloudOff,
};

interface SaveIndicatorProps {
  /** The user whose unfinished forms are counted; undefined when nobody is signed in. */
  readonly userId: string | undefined;
}

/**
 * Whether everything is saved, in words; a failed save offers to try again. Unfinished forms are counted beside it,
 * since saving does not include them.
 */
export function SaveIndicator({ userId }: SaveIndicatorProps) {
  const sync = useSyncStatus();
  const { status } = sync;
  const StatusIcon = ICONS[status];
  const isWell = status === "Sparat" || status === "Sparar";
  useAskBeforeClosing(sync.isOnlyHere);
  return (
    <>
      <output className={classes.sync} data-unsaved={!isWell} title={explained(sync)}>
        <StatusIcon size={18} stroke={1.5} aria-hidden />
        <span>{status}</span>
        {status === "Inte sparat" && sync.canRetry && (
          <Button size="compact-sm" variant="subtle" onClick={() => void sync.retry()}>
            Försök igen
          </Button>
        )}
      </output>
      {/* While a registration is pending, the form it was sent from is unfinished too, and the status says so. */}
      {userId !== undefined && (status === "Sparat" || status === "Ingen anslutning") && (
        <UnfinishedIndicator />
      )}
    </>
  );
}

/** What is stored in this browser and what the server has. */
function explained(sync: SyncState): string | undefined {
  if (sync.status === "Sparat") return "Servern har allt du har sparat och registrerat.";
  if (sync.status === "Ingen anslutning") {
    return "Servern har allt du har sparat och registrerat. Det du sparar nu skickas när anslutningen är tillbaka.";
  }
  if (sync.status !== "Inte sparat") return undefined;
  if (sync.waiting > 0) return waitingText(sync);
  if (sync.hasChoice) return "Någon annan har ändrat samma sak. Välj på sidan vad som ska gälla.";
  if (sync.waitingElsewhere === 0) return undefined;
  return `${countText(sync.waitingElsewhere)} från en annan flik kvar i den här webbläsaren och väntar på att skickas till servern.`;
}

function waitingText({ waiting, isOnlyHere }: SyncState): string {
  if (isOnlyHere)
    return `${countText(waiting)} bara i den här fliken och väntar på att skickas till servern.`;
  return `${countText(waiting)} kvar i den här webbläsaren och väntar på att skickas till servern.`;
}

function countText(count: number): string {
  return count === 1 ? "1 ändring finns" : `${count} ändringar finns`;
}
