import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseLimits } from "./database-limits.ts";

/** PostgreSQL ends what takes too long and says so; only one that says nothing at all is left after so much longer. */
const GRACE_MS = 1000;
/** After so long without a word the system asks whether the other end is there. */
const KEEP_ALIVE_MS = 10_000;

/** How a connection is opened, by a pool or alone, so that no wait of it is without end. */
export function connectionOptions(url: string, { connectMs }: Pick<DatabaseLimits, "connectMs">) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** When it was last found that nobody answers: connections that have been silent since before that are not used again. */
export interface Silence {
  since: number;
}

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly connectMs: number;
  /** Left out for work that may take any time, such as bringing the database up to date. */
  readonly limits: DatabaseLimits | undefined;
  /** Shared by the pools of one wire. */
  readonly silence: Silence;
}

/** Connections to PostgreSQL that nobody waits for without end. */
export function patientPool(options: PoolOptions): PostgresPool {
  const pool = openPool(options);
  const { limits, silence } = options;
  const patienceMs = limits === undefined ? undefined : limits.queryMs + GRACE_MS;
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
      if (patienceMs === undefined) return client;
      return patientClient(client, patienceMs, {
        answered: () => answered.set(client, performance.now()),
        silent: (asked) => {
          silence.since = Math.max(silence.since, asked);
        },
      });
    },
    end: () => pool.end(),
  };
}

function openPool({ url, max, connectMs, limits }: PoolOptions): pg.Pool {
  // Every bigint of ours is a count, an id or a time in milliseconds: far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(20, Number);
  const pool = new pg.Pool({
    ...connectionOptions(url, { connectMs }),
    max,
    types,
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
  // So does one in the middle of a transaction, whose next query fails; without a listener it takes the thread along.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Ends a connection whose query is not answered: what came after it would wait in the same line. */
function patientClient(
  client: pg.PoolClient,
  patienceMs: number,
  told: { readonly answered: () => void; readonly silent: (asked: number) => void },
): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const asked = performance.now();
    const timer = setTimeout(() => {
      told.silent(asked);
      breakOff(client);
    }, patienceMs);
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

/** Closes a connection without a word, since nobody listens. Its query fails as "Connection terminated". */
export function breakOff(client: pg.ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy();
}
