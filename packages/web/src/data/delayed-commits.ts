import { useCallback, useSyncExternalStore } from "react";
import type { DelayedCommit } from "./documents/commit-queue/commit-queue-parts.ts";
import { useDocumentClient } from "./documents/current-client.ts";

const NOTHING: readonly DelayedCommit[] = [];

/** Changes that reached the server after their page or their sign-in had ended, until somebody has seen the notice. */
export function useDelayedCommits(): {
  readonly sent: readonly DelayedCommit[];
  readonly forget: () => void;
} {
  const client = useDocumentClient();
  const subscribe = useCallback(
    (listener: () => void) => client?.subscribeToDelayedCommits(listener) ?? (() => {}),
    [client],
  );
  const sent = useSyncExternalStore(subscribe, () => client?.delayedCommits ?? NOTHING);
  return { sent, forget: useCallback(() => client?.clearDelayedCommits(), [client]) };
}
