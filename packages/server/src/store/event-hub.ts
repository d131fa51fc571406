import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from "./postgres/database-limits.ts";
import { breakOff, connectionOptions, SHUTDOWN_MS } from "./postgres/limited-pool.ts";
import type { StoreEvent } from "./store.ts";

/** Notifies listeners of new revisions. */
export interface EventHub {
  /** `onGap` is called when events may have been missed. */
  subscribe(listener: (event: StoreEvent) => void, onGap?: () => void): () => void;
  /**
   * Publishes what this process has written, after the commit: NOTIFY inside a transaction takes one lock for the whole
   * cluster. On PostgreSQL the event comes back over the channel that all processes listen to.
   */
  publish(events: readonly StoreEvent[]): void;
  /** Whether events of other processes are not received at the moment. */
  isDeaf(): boolean;
  close(): Promise<void>;
}

interface Listener {
  readonly notify: (event: StoreEvent) => void;
  readonly gap: (() => void) | undefined;
}

export interface HubPlace {
  readonly url: string;
  readonly limits?: DatabaseLimits | undefined;
  /** How often the connection is checked. */
  readonly askMs?: number;
}

const CHANNEL = "huvudbok_event";
/** Sent to all processes when an event may have been lost. */
const GAP = "gap";
const RECONNECT_MS = 1000;
const ASK_MS = 30_000;

/** Within this process; with the place of a PostgreSQL database, between all processes that use it. */
export async function openEventHub(place: HubPlace | undefined): Promise<EventHub> {
  const listeners = new Set<Listener>();
  const notify = (event: StoreEvent): void => {
    for (const listener of listeners) listener.notify(event);
  };
  const gap = (): void => {
    for (const listener of listeners) listener.gap?.();
  };
  const subscribe: EventHub["subscribe"] = (listener, onGap) => {
    const one = { notify: listener, gap: onGap };
    listeners.add(one);
    return () => void listeners.delete(one);
  };
  if (place === undefined) {
    return {
      subscribe,
      publish: (events) => events.forEach(notify),
      isDeaf: () => false,
      close: async () => listeners.clear(),
    };
  }
  const channel = new Channel(place, notify, gap);
  await channel.open();
  return {
    subscribe,
    publish: (events) => channel.publish(events.map((event) => JSON.stringify(event))),
    isDeaf: () => channel.isDeaf,
    close: () => channel.close(),
  };
}

/**
 * The connection over which processes notify each other. After a reconnect the events sent meanwhile are missing here,
 * and perhaps some that this process should have sent: all processes are notified of a gap.
 */
class Channel {
  readonly #place: HubPlace;
  readonly #notify: (event: StoreEvent) => void;
  readonly #gap: () => void;
  #client: pg.Client | undefined;
  #isClosed = false;
  #queue: string[] = [];
  #isSending = false;
  readonly #closing = new AbortController();

  constructor(place: HubPlace, notify: (event: StoreEvent) => void, gap: () => void) {
    this.#place = place;
    this.#notify = notify;
    this.#gap = gap;
  }

  get isDeaf(): boolean {
    return this.#client === undefined;
  }

  async open(): Promise<void> {
    await this.#connect();
    // A process that was killed may not have published its last commits.
    this.publish([GAP]);
    void this.#watch();
  }

  publish(payloads: readonly string[]): void {
    this.#queue.push(...payloads);
    void this.#send();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#closing.abort();
    const client = this.#client;
    if (client === undefined) return;
    const leave = setTimeout(() => breakOff(client), SHUTDOWN_MS);
    await client.end().finally(() => clearTimeout(leave));
  }

  get #limits(): DatabaseLimits {
    return this.#place.limits ?? DEFAULT_DATABASE_LIMITS;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionOptions(this.#place.url, this.#limits),
      query_timeout: this.#limits.connectMs,
    });
    const lose = (): void => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload }) => this.#receive(payload ?? ""));
    await client.connect();
    // A notification need not wait for the disk: it announces what has already been stored.
    await client.query("set synchronous_commit = off");
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  /** Queries the server at intervals: a connection that a firewall has dropped reports no error by itself. */
  async #watch(): Promise<void> {
    let waited = 0;
    while (!this.#isClosed) {
      await wait(RECONNECT_MS, undefined, { signal: this.#closing.signal, ref: false }).catch(
        () => undefined,
      );
      waited += RECONNECT_MS;
      const client = this.#client;
      if (this.#isClosed) return;
      if (client === undefined) {
        await this.#reconnect();
      } else if (waited >= (this.#place.askMs ?? ASK_MS)) {
        waited = 0;
        await client.query("select 1").catch(() => this.#leave(client));
      }
    }
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      return;
    }
    this.#gap();
    this.publish([GAP]);
  }

  #leave(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    breakOff(client);
  }

  /**
   * Sends everything that is waiting, in order. What is lost on the way is reported as a gap after the next connection.
   */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let client = this.#client; client !== undefined && this.#queue.length > 0; client = this.#client) {
        const payloads = this.#queue;
        this.#queue = [];
        await client
          .query("select pg_notify($1, p) from unnest($2::text[]) p", [CHANNEL, payloads])
          .catch(() => this.#leave(client));
      }
    } finally {
      this.#isSending = false;
      if (this.#client === undefined) this.#queue = [];
    }
  }

  #receive(payload: string): void {
    if (payload === GAP) return this.#gap();
    const event = readEvent(payload);
    if (event !== undefined) this.#notify(event);
  }
}

/** Anybody may write to the channel; payloads that are not ours are ignored. */
function readEvent(payload: string): StoreEvent | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): value is StoreEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    "companyId" in value &&
    typeof value.companyId === "number" &&
    "key" in value &&
    typeof value.key === "string" &&
    "etag" in value &&
    typeof value.etag === "string"
  );
}
