import pg from "pg";
import { EVENT_CHANNEL } from "./event-channel.ts";
import type { StoreEvent } from "./store.ts";

/** Tells listeners of new revisions. */
export interface EventHub {
  subscribe(listener: (event: StoreEvent) => void): () => void;
  /** What this process has written. On PostgreSQL it comes back over the channel that all processes listen to. */
  publish(events: readonly StoreEvent[]): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 1000;

/** Within this process; with the address of a PostgreSQL database, between all that use it. */
export async function openEventHub(postgresUrl: string | undefined): Promise<EventHub> {
  const listeners = new Set<(event: StoreEvent) => void>();
  const tell = (event: StoreEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const subscribe = (listener: (event: StoreEvent) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  if (postgresUrl === undefined) {
    return { subscribe, publish: (events) => events.forEach(tell), close: async () => listeners.clear() };
  }
  const channel = await listenOnPostgres(postgresUrl, tell);
  return { subscribe, publish: () => undefined, close: () => channel.close() };
}

/** Listens until closed. A lost connection is made anew; what was told meanwhile is found at the next reload. */
async function listenOnPostgres(
  url: string,
  tell: (event: StoreEvent) => void,
): Promise<{ close(): Promise<void> }> {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    let isLost = false;
    const lose = (): void => {
      if (isLost || isClosed) return;
      isLost = true;
      timer = setTimeout(() => void connect().catch(lose), RECONNECT_MS);
    };
    next.on("error", lose);
    next.on("end", lose);
    next.on("notification", ({ payload }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commit-documents.ts writes it
      if (payload !== undefined) tell(JSON.parse(payload) as StoreEvent);
    });
    await next.connect();
    await next.query(`listen ${EVENT_CHANNEL}`);
    client = next;
  };
  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
