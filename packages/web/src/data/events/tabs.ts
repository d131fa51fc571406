import * as z from "zod/mini";
import "../api/jitless-schemas.ts";

const CHANNEL = "huvudbok";

const messageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("documents"),
    userId: z.string(),
    documents: z.array(z.object({ key: z.string(), etag: z.string() })),
  }),
  /** The connection to the server was interrupted: any event may have been missed. */
  z.object({ type: z.literal("gap"), userId: z.string() }),
  /** A call has not reached the server: the tab that holds the connection finds out whether it is there. */
  z.object({ type: z.literal("doubt"), userId: z.string() }),
  /** The tab that holds the connection to the server has lost it. */
  z.object({ type: z.literal("away"), userId: z.string() }),
  /** What waits in a tab to be sent to the server is more, or less. */
  z.object({ type: z.literal("unsaved"), userId: z.string() }),
  /** Somebody asks in another tab that what waits is sent. */
  z.object({ type: z.literal("send"), userId: z.string() }),
  z.object({ type: z.literal("companies"), userId: z.string() }),
  /** An unfinished form has been created or removed. */
  z.object({ type: z.literal("unfinished"), userId: z.string(), companyId: z.int() }),
  z.object({ type: z.literal("signOut") }),
]);
/** The messages between tabs. Sign-in and its renewal are shared through local storage itself. */
export type TabMessage = z.output<typeof messageSchema>;

/** Identifies this tab among those of the browser; a new id after each load of the page. */
export const tabId: string = crypto.randomUUID();

let channel: BroadcastChannel | undefined;

/** Sends a message to the other tabs; in a browser without channels only one tab matters. */
export function broadcast(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Receives the messages of the other tabs. */
export function onBroadcast(listener: (message: TabMessage) => void): () => void {
  const opened = openChannel();
  const handle = (event: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, event.data);
    if (message.success) listener(message.data);
  };
  opened?.addEventListener("message", handle);
  return () => opened?.removeEventListener("message", handle);
}

/** Holds a lock as long as the tab is open, by which the others know that it is. */
export function announceTab(): void {
  if (!("locks" in navigator)) return;
  void navigator.locks.request(lockName(tabId), () => new Promise<never>(() => {}));
}

/** Whether a tab is still open; without locks every other tab counts as closed. */
export async function isTabOpen(id: string): Promise<boolean> {
  if (id === tabId || !("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === lockName(id));
}

/** Runs work when no other tab is running work of the same name; without locks at once. */
export async function withBrowserLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(`huvudbok-${name}`, work);
}

function lockName(id: string): string {
  return `huvudbok-tab-${id}`;
}

function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel === "function")
    channel = new BroadcastChannel(CHANNEL);
  return channel;
}
