import { useCallback, useSyncExternalStore } from "react";
import type { SentLater } from "./documents/commit-queue.ts";
import { useDocumentClient } from "./documents/current-client.ts";

const NOTHING: readonly SentLater[] = [];

/** Changes that reached the server after their page or their sign-in had ended, until somebody has seen the notice. */
export function useSentLater(): { readonly sent: readonly SentLater[]; readonly forget: () => void } {
  const client = useDocumentClient();
  const subscribe = useCallback(
    (listener: () => void) => client?.subscribeToSentLater(listener) ?? (() => {}),
    [client],
  );
  const sent = useSyncExternalStore(subscribe, () => client?.sentLater ?? NOTHING);
  return { sent, forget: useCallback(() => client?.forgetSentLater(), [client]) };
}
