import { Listeners } from "../events/listeners.ts";

/** What a proxy answers when the server behind it does not. */
const OF_A_PROXY = new Set([502, 504]);

const listeners = new Listeners();
let isReached = true;

/** Whether the last call reached the server. The browser's own word knows cables, not servers. */
export function isServerReached(): boolean {
  return isReached;
}

/** Calls the listener when the server can no longer be reached, and when it can again. */
export const subscribeToServer = listeners.subscribe;

export function noteServerAnswer(status: number): void {
  noteServerReached(!OF_A_PROXY.has(status));
}

export function noteServerReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  listeners.notify();
}
