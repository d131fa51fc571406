import { Button } from "@mantine/core";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { type SyncState, useSyncStatus } from "../data/sync-status.ts";
import classes from "./top-bar.module.css";

const ICONS = {
  Sparat: IconCloudCheck,
  Sparar: IconCloudUp,
  "Inte sparat": IconCloudOff,
  "Ingen anslutning": IconCloudOff,
};

/** Whether what one did is saved, in words; a failed save offers to try again. */
export function SyncWords() {
  const sync = useSyncStatus();
  const { status } = sync;
  const StatusIcon = ICONS[status];
  const isWell = status === "Sparat" || status === "Sparar";
  return (
    <output className={classes.sync} data-unsaved={!isWell} title={explained(sync)}>
      <StatusIcon size={18} stroke={1.5} aria-hidden />
      <span>{status}</span>
      {status === "Inte sparat" && (
        <Button size="compact-sm" variant="subtle" onClick={() => void sync.retry()}>
          Försök igen
        </Button>
      )}
    </output>
  );
}

/** What is kept in this browser and what the server has. */
function explained({ status, waiting }: SyncState): string | undefined {
  if (status === "Ingen anslutning") {
    return "Servern har allt du har sparat. Det du gör nu finns kvar i den här webbläsaren tills anslutningen är tillbaka.";
  }
  if (status !== "Inte sparat" || waiting === 0) return undefined;
  const changes = waiting === 1 ? "1 ändring finns" : `${waiting} ändringar finns`;
  return `${changes} kvar i den här webbläsaren och väntar på att skickas till servern.`;
}
