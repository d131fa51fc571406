import { createElement } from "react";
import { useDelayedCommits } from "../data/delayed-commits.ts";
import { useSyncStatus } from "../data/sync-status.ts";
import { OnDemand, useOnDemand } from "../ui/loading/on-demand.tsx";

const notices = new OnDemand(async () => (await import("./saving-notices.tsx")).SavingNotices);

/**
 * The notices of what is not saved, which few visits have: fetched when the page is idle, so that they are there when the
 * server is not.
 */
export function FetchedSavingNotices() {
  const { status, isOnlyHere } = useSyncStatus();
  const { sent } = useDelayedCommits();
  const view = useOnDemand(notices, status === "Inte sparat" || isOnlyHere || sent.length > 0);
  return view === undefined ? null : createElement(view);
}
