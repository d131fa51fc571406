import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { LARGE_PATIENCE_MS } from "../limits/small-body.ts";
import { newTurns } from "../limits/turns.ts";
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from "../postgres/database-limits.ts";
import { patientPool } from "../postgres/patient-pool.ts";
import { patientWrites, type WriteKey } from "../postgres/patient-writes.ts";
import type { Tables } from "./database-tables.ts";
import { openFileToRead } from "./open-file-to-read.ts";
import { keepLog } from "./short-log.ts";
import type { Engine } from "./steps/engine-words.ts";

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

/** One open database with the few things in which the engines differ. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /**
   * All or nothing. The work may run alone (SQLite) or beside others that touch other rows (PostgreSQL). There works of
   * one key wait for each other outside of the connections, and a work that did not get its locks is undone and run again.
   * Of large ones one runs at a time: between its statements it needs the thread, or PostgreSQL takes it for dead.
   */
  write<T>(work: (tx: Kysely<Tables>) => Promise<T>, key?: WriteKey, size?: "large"): Promise<T>;
  /** Every query of the work sees the database of one moment. */
  readonly read: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** The same for work that waits for somebody outside, by a connection of its own. */
  readonly readSlowly: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

const CACHED_STATEMENTS = 300;

export function openDatabase(place: DatabasePlace): Database {
  return place.engine === "sqlite" ? openSqlite(place.file) : openPostgres(place);
}

/** Opens a database that is there for reading only; a server may be running on it. */
export function openDatabaseToRead(place: DatabasePlace): Pick<Database, "engine" | "db" | "read" | "close"> {
  if (place.engine === "postgres") return openPostgres({ ...place, limits: undefined });
  const connection = openFileToRead(place.file);
  connection.pragma(`busy_timeout = ${WAIT_MS}`);
  const db = kyselyOn(connection);
  return { engine: "sqlite", db, read: transactions(connection, db)("reads"), close: () => db.destroy() };
}

/** An empty database in memory, for whoever wants to know what tables a program makes. */
export function openMemoryDatabase(): Kysely<Tables> {
  return kyselyOn(new Sqlite(":memory:"));
}

/** How long a writer waits for its turn. */
const WAIT_MS = 5000;
/** Connections kept for the next slow reader. */
const SPARE_CONNECTIONS = 2;

function openSqlite(file: string): Database {
  const { connection, db, run } = connectSqlite(file);
  const log = keepLog(connection, file, WAIT_MS);
  const spare: SqliteConnection[] = [];
  return {
    engine: "sqlite",
    db,
    async write(work) {
      log.beforeWrite();
      return run("writes", work, () => log.afterWrite());
    },
    read: (work) => run("reads", work),
    readSlowly: async (work) => {
      const own = spare.pop() ?? connectSqlite(file);
      try {
        return await own.run("reads", work);
      } finally {
        if (spare.length < SPARE_CONNECTIONS) spare.push(own);
        else await own.db.destroy();
      }
    },
    async close() {
      log.close();
      await Promise.all(spare.map((one) => one.db.destroy()));
      await db.destroy();
    },
  };
}

/** Changes nothing. `begin immediate` would take the turn in the file of the sessions as well. */
const TAKE_TURN = CompiledQuery.raw("delete from main.orphaned_blob where false");
const BEGIN = CompiledQuery.raw("begin");
const COMMIT = CompiledQuery.raw("commit");
const ROLLBACK = CompiledQuery.raw("rollback");

interface SqliteConnection {
  readonly connection: Sqlite.Database;
  readonly db: Kysely<Tables>;
  /**
   * A transaction; one that `writes` takes its place in the queue of writers at once. `afterwards` is called when it is
   * committed and before the connection is anybody else's.
   */
  readonly run: <T>(
    kind: "reads" | "writes",
    work: (tx: Kysely<Tables>) => Promise<T>,
    afterwards?: () => void,
  ) => Promise<T>;
}

/**
 * Of a new file; one that has pages keeps their size. A commit writes a page of the log for each page that it touches, however
 * little it changes there: half of SQLite's own size halves what a voucher costs.
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
          if (kind === "writes") await tx.executeQuery(TAKE_TURN);
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
 * Sessions, and what a sign-in under way needs, lie in a file of their own: SQLite has one writer for each file, and
 * signing in or calling must not wait for somebody's import. Who loses the file signs in again.
 */
export const SESSIONS_FILE = "sessions.sqlite";

function attachSessions(connection: Sqlite.Database, file: string): void {
  connection.prepare("attach database ? as people").run(file);
  connection.pragma("people.journal_mode = WAL");
  connection.pragma("people.synchronous = FULL");
  connection.exec(`create table if not exists people.session (id text primary key, user_id text not null,
    created_at bigint not null, last_seen_at bigint not null, provider_tokens blob)`);
  connection.exec(`create table if not exists people.sign_in_state (model text not null, id text not null, uid text,
    grant_id text, expires_at bigint not null, consumed_at bigint, payload text not null, primary key (model, id));
    create index if not exists people.sign_in_state_by_expiry on sign_in_state (model, expires_at);
    create index if not exists people.sign_in_state_by_uid on sign_in_state (model, uid) where uid is not null;
    create index if not exists people.sign_in_state_by_grant on sign_in_state (grant_id) where grant_id is not null`);
}

/** Kysely prepares every query anew; the same few texts come again and again. */
function withCachedStatements(connection: Sqlite.Database) {
  const cache = new Map<string, Sqlite.Statement>();
  return {
    prepare(text: string): Sqlite.Statement {
      const known = cache.get(text);
      if (known !== undefined) return known;
      if (cache.size >= CACHED_STATEMENTS) cache.clear();
      const statement = connection.prepare(text);
      cache.set(text, statement);
      return statement;
    },
    close(): void {
      connection.close();
    },
  };
}

/** Slow readers of one worker, each with a connection for as long as it reads. */
const SLOW_POSTGRES_CONNECTIONS = 12;

function openPostgres({ url, poolSize, limits }: DatabasePlace & { readonly engine: "postgres" }): Database {
  const { connectMs, lockMs } = limits ?? DEFAULT_DATABASE_LIMITS;
  const silence = { since: 0 };
  const open = (max: number, own = limits) => {
    const pool = patientPool({ url, max, limits: own, connectMs, silence });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  const writes = patientWrites(lockMs);
  const largeTurns = newTurns<"large">(LARGE_PATIENCE_MS);
  // Reads have connections of their own: they wait for no writer.
  const db = open(poolSize);
  const writing = open(poolSize, limits === undefined ? undefined : { ...limits, lockMs: writes.holdMs });
  // Between two parts the process waits for its reader, and the transaction with it: `newPace` ends that wait.
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
