import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { LARGE_TIMEOUT_MS } from "../limits/small-body.ts";
import { newTurns } from "../limits/turns.ts";
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from "../postgres/database-limits.ts";
import { limitedPool } from "../postgres/limited-pool.ts";
import { queuedWrites, type WriteKey } from "../postgres/queued-writes.ts";
import { checkpointWal } from "./checkpoint-wal.ts";
import type { Tables } from "./database-tables.ts";
import { openFileToRead } from "./open-file-to-read.ts";
import type { Engine } from "./steps/engine.ts";

/**
 * Where the data is. `poolSize` is how many connections one worker may hold open to write by, as many to read by, and
 * for slow readers beside them. Without `limits` statements may take any time.
 */
export type DatabasePlace =
  | { readonly engine: "sqlite"; readonly file: string }
  | {
      readonly engine: "postgres";
      readonly url: string;
      readonly poolSize: number;
      readonly limits?: DatabaseLimits | undefined;
    };

/** An open database, with what differs between the engines. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /**
   * A transaction that writes. On SQLite it runs alone, on PostgreSQL beside others that write other rows. There
   * transactions of one key wait for each other before they take a connection, and one that did not get its locks is
   * rolled back and run again. Only one large transaction runs at a time: it needs the thread between its statements, or
   * PostgreSQL ends it as idle.
   */
  write<T>(work: (tx: Kysely<Tables>) => Promise<T>, key?: WriteKey, size?: "large"): Promise<T>;
  /** A read-only transaction: all its queries see the same snapshot. */
  readonly read: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** The same for work that waits for a slow client, on a connection of its own. */
  readonly readSlowly: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

const MAX_CACHED_STATEMENTS = 300;

export function openDatabase(place: DatabasePlace): Database {
  return place.engine === "sqlite" ? openSqlite(place.file) : openPostgres(place);
}

/** Opens an existing database for reading only; a server may be running on it. */
export function openDatabaseToRead(place: DatabasePlace): Pick<Database, "engine" | "db" | "read" | "close"> {
  if (place.engine === "postgres") return openPostgres({ ...place, limits: undefined });
  const connection = openFileToRead(place.file);
  connection.pragma(`busy_timeout = ${WAIT_MS}`);
  const db = kyselyOn(connection);
  return { engine: "sqlite", db, read: transactions(connection, db)("reads"), close: () => db.destroy() };
}

/** An empty database in memory, to see which tables this program creates. */
export function openMemoryDatabase(): Kysely<Tables> {
  return kyselyOn(new Sqlite(":memory:"));
}

/** How long a writer waits for the lock. */
const WAIT_MS = 5000;
/** Idle connections kept open for the next slow reader. */
const MAX_IDLE_CONNECTIONS = 2;

function openSqlite(file: string): Database {
  const { connection, db, run } = connectSqlite(file);
  const wal = checkpointWal(connection, file, WAIT_MS);
  const idle: SqliteConnection[] = [];
  return {
    engine: "sqlite",
    db,
    async write(work) {
      wal.beforeWrite();
      return run("writes", work, () => wal.afterWrite());
    },
    read: (work) => run("reads", work),
    readSlowly: async (work) => {
      const own = idle.pop() ?? connectSqlite(file);
      try {
        return await own.run("reads", work);
      } finally {
        if (idle.length < MAX_IDLE_CONNECTIONS) idle.push(own);
        else await own.db.destroy();
      }
    },
    async close() {
      wal.close();
      await Promise.all(idle.map((one) => one.db.destroy()));
      await db.destroy();
    },
  };
}

/** Takes the write lock and changes nothing. `begin immediate` would lock the file of the sessions too. */
const LOCK_FOR_WRITING = CompiledQuery.raw("delete from main.orphaned_blob where false");
const BEGIN = CompiledQuery.raw("begin");
const COMMIT = CompiledQuery.raw("commit");
const ROLLBACK = CompiledQuery.raw("rollback");

interface SqliteConnection {
  readonly connection: Sqlite.Database;
  readonly db: Kysely<Tables>;
  /**
   * Runs a transaction; one that `writes` takes the write lock at once. `afterwards` is called when it is committed and
   * before the connection is used by others.
   */
  readonly run: <T>(
    kind: "reads" | "writes",
    work: (tx: Kysely<Tables>) => Promise<T>,
    afterwards?: () => void,
  ) => Promise<T>;
}

/**
 * The page size of a new file; an existing file keeps its own. A commit writes a page to the log for each page that it
 * changes, however little: half of SQLite's default halves what a voucher costs.
 */
const PAGE_BYTES = 2048;

function connectSqlite(file: string): SqliteConnection {
  const connection = new Sqlite(file);
  for (const pragma of [
    `page_size = ${PAGE_BYTES}`,
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    `busy_timeout = ${WAIT_MS}`,
  ]) {
    connection.pragma(pragma);
  }
  attachSessions(connection, join(dirname(file), SESSIONS_FILE));
  const db = kyselyOn(connection);
  const run = transactions(connection, db);
  return { connection, db, run: (kind, work, afterwards) => run(kind, afterwards)(work) };
}

function kyselyOn(connection: Sqlite.Database): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: withCachedStatements(connection) }) });
}

function transactions(connection: Sqlite.Database, db: Kysely<Tables>) {
  return (kind: "reads" | "writes", afterwards?: () => void) =>
    <T>(work: (tx: Kysely<Tables>) => Promise<T>): Promise<T> =>
      db.connection().execute(async (tx) => {
        await tx.executeQuery(BEGIN);
        try {
          if (kind === "writes") await tx.executeQuery(LOCK_FOR_WRITING);
          const value = await work(tx);
          await tx.executeQuery(COMMIT);
          afterwards?.();
          return value;
        } catch (error) {
          // After some errors (a full disk) SQLite has rolled back by itself.
          if (connection.inTransaction) await tx.executeQuery(ROLLBACK);
          throw error;
        }
      });
}

/**
 * Sessions, the state of sign-ins under way and rates of currencies are in a file of their own: SQLite has one writer for
 * each file, and signing in or calling must not wait for somebody's import. If the file is lost, people sign in again,
 * and rates are fetched again.
 */
export const SESSIONS_FILE = "sessions.sqlite";

function attachSessions(connection: Sqlite.Database, file: string): void {
  connection.prepare("attach database ? as people").run(file);
  connection.pragma("people.journal_mode = WAL");
  connection.pragma("people.synchronous = FULL");
  connection.exec(`create table if not exists people.session (id text primary key, user_id text not null,
    created_at bigint not null, last_seen_at bigint not null, provider_tokens blob, device text)`);
  addDeviceColumn(connection);
  connection.exec(`create table if not exists people.sign_in_state (model text not null, id text not null, uid text,
    grant_id text, expires_at bigint not null, consumed_at bigint, payload text not null, primary key (model, id));
    create index if not exists people.sign_in_state_by_expiry on sign_in_state (model, expires_at);
    create index if not exists people.sign_in_state_by_uid on sign_in_state (model, uid) where uid is not null;
    create index if not exists people.sign_in_state_by_grant on sign_in_state (grant_id) where grant_id is not null;
    create table if not exists people.rate_page (series text not null, month text not null,
    fetched_at bigint not null, body text not null, primary key (series, month))`);
}

/** A file of the sessions from before the column was kept; several threads may open it at once. */
function addDeviceColumn(connection: Sqlite.Database): void {
  const hasColumn = () =>
    connection.prepare("select 1 from people.pragma_table_info('session') where name = 'device'").get() !==
    undefined;
  if (hasColumn()) return;
  try {
    connection.exec("alter table people.session add column device text");
  } catch (error) {
    if (!hasColumn()) throw error;
  }
}

/** Kysely prepares every query again, although a few texts make up most of them. */
function withCachedStatements(connection: Sqlite.Database) {
  const cache = new Map<string, Sqlite.Statement>();
  return {
    prepare(text: string): Sqlite.Statement {
      const cached = cache.get(text);
      if (cached !== undefined) return cached;
      if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear();
      const statement = connection.prepare(text);
      cache.set(text, statement);
      return statement;
    },
    close(): void {
      connection.close();
    },
  };
}

/** Slow readers of one worker thread: each occupies a connection while it reads. */
const SLOW_POSTGRES_CONNECTIONS = 12;

function openPostgres({ url, poolSize, limits }: DatabasePlace & { readonly engine: "postgres" }): Database {
  const { connectMs, lockMs } = limits ?? DEFAULT_DATABASE_LIMITS;
  const silence = { since: 0 };
  const open = (max: number, own = limits) => {
    const pool = limitedPool({ url, max, limits: own, connectMs, silence });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  const writes = queuedWrites(lockMs);
  const largeTurns = newTurns<"large">(LARGE_TIMEOUT_MS);
  // Reads have connections of their own, so that they do not wait for writers.
  const db = open(poolSize);
  const writing = open(poolSize, limits === undefined ? undefined : { ...limits, lockMs: writes.holdMs });
  // Between two parts the transaction waits for its client; `newBackpressure` limits that wait.
  const slow = open(SLOW_POSTGRES_CONNECTIONS, limits === undefined ? undefined : { ...limits, idleMs: 0 });
  const readOn =
    (connections: Kysely<Tables>): Database["read"] =>
    (work) =>
      connections.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
  return {
    engine: "postgres",
    db,
    write: (work, key, size) => {
      const run = () => writing.transaction().setIsolationLevel("read committed").execute(work);
      return writes.write(key, size === "large" ? () => largeTurns("large", run) : run);
    },
    read: readOn(db),
    readSlowly: readOn(slow),
    async close() {
      await Promise.all([db.destroy(), writing.destroy(), slow.destroy()]);
    },
  };
}
