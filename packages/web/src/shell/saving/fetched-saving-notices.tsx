import { createElement } from "react";
import { useSyncStatus } from "../../data/sync-status.ts";
import { OnDemand, useOnDemand } from "../../ui/loading/on-demand.tsx";

const notices = new OnDemand(async () => (await import("./saving-notices.tsx")).SavingNotices);

/**
 * The notices of what the server has refused, what cannot be read or stored here, and what was sent late, which few
 * visits have: fetched when the page is idle, or when something is not saved.
 */
export function FetchedSavingNotices() {
  const view = useOnDemand(notices, useSyncStatus().status === "Inte sparat");
  return view === undefined ? null : createElement(view);
}
