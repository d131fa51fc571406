import * as z from "zod/mini";
import "./jitless-schemas.ts";

const CHANNEL = "huvudbok";

const messageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("documents"),
    userId: z.string(),
    documents: z.array(z.object({ key: z.string(), etag: z.string() })),
  }),
  /** The connection to the server was away: anything may have been missed. */
  z.object({ type: z.literal("gap"), userId: z.string() }),
  z.object({ type: z.literal("companies"), userId: z.string() }),
  /** An unfinished form has come or gone. */
  z.object({ type: z.literal("unfinished"), userId: z.string(), companyId: z.int() }),
  z.object({ type: z.literal("signOut") }),
]);
/** What tabs tell each other. Sign-in and its renewal travel by local storage itself. */
export type TabMessage = z.output<typeof messageSchema>;

/** Names this tab among those of the browser; another after each load of the page. */
export const tabId: string = crypto.randomUUID();

let channel: BroadcastChannel | undefined;

/** Tells the other tabs; a browser without channels has only one tab that matters. */
export function tellTabs(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Hears what the other tabs tell. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const opened = openChannel();
  const hear = (event: MessageEvent<unknown>) => {
    const message = z.safeParse(messageSchema, event.data);
    if (message.success) listener(message.data);
  };
  opened?.addEventListener("message", hear);
  return () => opened?.removeEventListener("message", hear);
}

/** Holds a lock as long as the tab is open, by which the others know that it is. */
export function announceTab(): void {
  if (!("locks" in navigator)) return;
  void navigator.locks.request(lockName(tabId), () => new Promise<never>(() => {}));
}

/** Whether a tab is still open; without locks every other tab is taken to be closed. */
export async function isTabOpen(id: string): Promise<boolean> {
  if (id === tabId || !("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === lockName(id));
}

function lockName(id: string): string {
  return `huvudbok-tab-${id}`;
}

function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel === "function")
    channel = new BroadcastChannel(CHANNEL);
  return channel;
}
