import { Button } from "@mantine/core";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useSyncStatus } from "../data/sync-status.ts";
import classes from "./top-bar.module.css";

const ICONS = { Sparat: IconCloudCheck, Sparar: IconCloudUp, "Inte sparat": IconCloudOff };

/** Whether what one did is saved, in words; a failed save offers to try again. */
export function SyncWords() {
  const sync = useSyncStatus();
  const { status } = sync;
  const StatusIcon = ICONS[status];
  return (
    <output className={classes.sync} data-unsaved={status === "Inte sparat"}>
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
