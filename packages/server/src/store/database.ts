import Sqlite from "better-sqlite3";
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./database-tables.ts";
import type { Engine } from "./migrations.ts";

/** Where the data is. `poolSize` is how many connections one worker may hold open. */
export type DatabasePlace =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string; readonly poolSize: number };

/** One open database with the few things in which the engines differ. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** All or nothing. The work may run alone (SQLite) or beside others that touch other rows (PostgreSQL). */
  write<T>(work: (tx: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Every query of the work sees the database of one moment. */
  readonly read: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** The same for work that waits for somebody outside, by a connection of its own; `slowReads` of them at a time. */
  readonly readSlowly: <T>(work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
  readonly slowReads: number;
  close(): Promise<void>;
}

const CACHED_STATEMENTS = 300;

export function openDatabase(place: DatabasePlace): Database {
  return place.engine === "sqlite" ? openSqlite(place.file) : openPostgres(place.url, place.poolSize);
}

const SLOW_CONNECTIONS = 50;
/** Connections kept for the next slow reader. */
const SPARE_CONNECTIONS = 2;

function openSqlite(file: string): Database {
  const { db, run } = connectSqlite(file);
  const spare: SqliteConnection[] = [];
  return {
    engine: "sqlite",
    db,
    write: (work) => run("begin immediate", work),
    read: (work) => run("begin", work),
    readSlowly: async (work) => {
      const own = spare.pop() ?? connectSqlite(file);
      try {
        return await own.run("begin", work);
      } finally {
        if (spare.length < SPARE_CONNECTIONS) spare.push(own);
        else await own.db.destroy();
      }
    },
    slowReads: SLOW_CONNECTIONS,
    async close() {
      await Promise.all(spare.map((one) => one.db.destroy()));
      await db.destroy();
    },
  };
}

interface SqliteConnection {
  readonly db: Kysely<Tables>;
  /** Kysely begins deferred transactions; a writer must take its place in the queue at once. */
  readonly run: <T>(begin: string, work: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>;
}

function connectSqlite(file: string): SqliteConnection {
  const connection = new Sqlite(file);
  for (const pragma of [
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
  ]) {
    connection.pragma(pragma);
  }
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: withCachedStatements(connection) }),
  });
  return {
    db,
    run: async (begin, work) =>
      db.connection().execute(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw(begin));
        try {
          const value = await work(tx);
          await tx.executeQuery(CompiledQuery.raw("commit"));
          return value;
        } catch (error) {
          // After some errors (a full disk) SQLite has rolled back by itself.
          if (connection.inTransaction) await tx.executeQuery(CompiledQuery.raw("rollback"));
          throw error;
        }
      }),
  };
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

function openPostgres(url: string, poolSize: number): Database {
  // Every bigint of ours is a count, an id or a time in milliseconds: far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types });
  // An idle connection that the server closes is replaced at the next query; without a listener it ends the process.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const read: Database["read"] = (work) =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
  return {
    engine: "postgres",
    db,
    write: (work) => db.transaction().setIsolationLevel("read committed").execute(work),
    read,
    readSlowly: read,
    // Two connections are always left for those that wait for nobody.
    slowReads: Math.max(0, poolSize - 2),
    close: () => db.destroy(),
  };
}
