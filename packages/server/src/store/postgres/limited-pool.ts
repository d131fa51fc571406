import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseLimits } from "./database-limits.ts";

/**
 * PostgreSQL itself ends what takes too long and answers with an error; a server that does not answer at all is given
 * up after this much longer.
 */
const GRACE_MS = 1000;
/** A process that was suspended itself first reads the answers that have arrived meanwhile. */
const DRAIN_MS = 100;
/** How long a shutdown waits for queries in progress. */
export const SHUTDOWN_MS = 2000;
/** After this long without traffic the operating system checks that the other end is there. */
const KEEP_ALIVE_MS = 10_000;

/** The options of a connection, in a pool or alone, so that none of its waits is endless. */
export function connectionOptions(url: string, { connectMs }: Pick<DatabaseLimits, "connectMs">) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/**
 * When it was last detected that the server does not answer: connections that have been silent since before that are
 * not used again.
 */
export interface Silence {
  since: number;
}

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly connectMs: number;
  /** Left out for work that may take any time, such as migrations. */
  readonly limits: DatabaseLimits | undefined;
  /** Shared by the pools to one server. */
  readonly silence: Silence;
}

/** A pool of connections to PostgreSQL in which every wait has a limit. */
export function limitedPool(options: PoolOptions): PostgresPool {
  const clients = new Set<pg.Client>();
  const pool = openPool(options, clients);
  const { limits, silence } = options;
  const timeoutMs = limits === undefined ? undefined : limits.queryMs + GRACE_MS;
  const answered = new WeakMap<pg.PoolClient, number>();
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if ((answered.get(client) ?? Number.POSITIVE_INFINITY) >= silence.since) return client;
      breakOff(client);
      client.release(true);
    }
  };
  return {
    options: pool.options,
    async connect() {
      const client = await connect();
      if (timeoutMs === undefined) return client;
      return limitedClient(client, timeoutMs, {
        answered: () => answered.set(client, performance.now()),
        silent: (asked) => {
          silence.since = Math.max(silence.since, asked);
        },
      });
    },
    async end() {
      const leave = setTimeout(() => clients.forEach(breakOff), SHUTDOWN_MS);
      await pool.end().finally(() => clearTimeout(leave));
    },
  };
}

/** `clients` is the set of open connections, including those that are being established. */
function openPool({ url, max, connectMs, limits }: PoolOptions, clients: Set<pg.Client>): pg.Pool {
  // Every bigint of ours is a count, an id or a time in milliseconds: far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(20, Number);
  const pool = new pg.Pool({
    ...connectionOptions(url, { connectMs }),
    max,
    types,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(config);
        clients.add(this);
        this.once("end", () => clients.delete(this));
      }
    },
    ...(limits === undefined
      ? {}
      : {
          lock_timeout: limits.lockMs,
          idle_in_transaction_session_timeout: limits.idleMs,
          statement_timeout: limits.queryMs,
        }),
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it ends the process.
  pool.on("error", () => undefined);
  // The same holds for one in the middle of a transaction, whose next query fails; without a listener the error ends
  // the thread.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Ends a connection whose query is not answered, because later queries would wait in the same queue. */
function limitedClient(
  client: pg.PoolClient,
  timeoutMs: number,
  told: { readonly answered: () => void; readonly silent: (asked: number) => void },
): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const asked = performance.now();
    const giveUp = (): void => {
      told.silent(asked);
      breakOff(client);
    };
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, DRAIN_MS);
    }, timeoutMs);
    try {
      const result = await client.query(text, [...values]);
      told.answered();
      return result;
    } finally {
      clearTimeout(timer);
    }
  };
  const release = (broken?: boolean): void => client.release(broken);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the two ways to query, cursors are not used here
  return { query, release } as unknown as PostgresPoolClient;
}

/**
 * Closes a connection without the closing message, since nobody reads it. Its query fails with "Connection terminated".
 */
export function breakOff(client: pg.ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy();
}
