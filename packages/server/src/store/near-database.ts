import type Sqlite from "better-sqlite3";
import { type CompiledQuery, Kysely, SqliteDialect } from "kysely";
import type { Tables } from "./database-tables.ts";

/** Hands out each statement of a connection, made once. */
interface Statements {
  prepare(text: string): Sqlite.Statement;
  close(): void;
}

/** A connection to SQLite for short reads in the thread that answers HTTP. */
export interface NearDatabase {
  readonly db: NearKysely;
  /** Every query of the work sees the database of one moment. The work waits for nothing but its queries. */
  readonly read: <T>(work: (tx: NearKysely) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

export function nearDatabase(connection: Sqlite.Database, statements: Statements): NearDatabase {
  const db = new NearKysely(statements);
  return { db, read: sharedReads(connection, db), close: async () => statements.close() };
}

/**
 * Can run a query at once. Kysely makes every query wait in a queue for its connection, which takes about as long as
 * SQLite takes to look up a row.
 */
export class NearKysely extends Kysely<Tables> {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    super({ dialect: new SqliteDialect({ database: statements }) });
    this.#statements = statements;
  }

  /** The rows of a query that only reads, with these values in place of its own. */
  rows<Row>(query: CompiledQuery<Row>, values: readonly unknown[]): readonly Row[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as with Kysely, the query says what its rows are
    return this.#statements.prepare(query.sql).all(values) as Row[];
  }
}

/**
 * Reads that overlap share one transaction. None of them waits for anything but this connection, so all of them are done
 * before the thread hears of the outside again: nobody can have been told of a commit that they do not see.
 */
function sharedReads(connection: Sqlite.Database, db: NearKysely): NearDatabase["read"] {
  const begin = connection.prepare("begin");
  const commit = connection.prepare("commit");
  let underWay = 0;
  return async (work) => {
    if (underWay === 0) begin.run();
    underWay += 1;
    try {
      return await work(db);
    } finally {
      underWay -= 1;
      // After some errors SQLite has rolled back by itself.
      if (underWay === 0 && connection.inTransaction) commit.run();
    }
  };
}
