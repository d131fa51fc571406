import { Button } from "@mantine/core";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useSyncStatus } from "../data/sync-status.ts";
import classes from "./top-bar.module.css";

const ICONS = { Sparat: IconCloudCheck, Sparar: IconCloudUp, "Inte sparat": IconCloudOff };

/** Whether what one did is saved, in words; a failed save offers to try again. */
export function SyncWords() {
  const { status, retry } = useSyncStatus();
  const StatusIcon = ICONS[status];
  return (
    <span className={classes.sync} role="status" data-unsaved={status === "Inte sparat"}>
      <StatusIcon size={18} stroke={1.5} aria-hidden />
      <span>{status}</span>
      {status === "Inte sparat" && (
        <Button size="compact-sm" variant="subtle" onClick={() => void retry()}>
          Försök igen
        </Button>
      )}
    </span>
  );
}
