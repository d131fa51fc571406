import type Sqlite from "better-sqlite3";
import { type CompiledQuery, Kysely, SqliteDialect } from "kysely";
import type { Tables } from "./database-tables.ts";

/** Hands out each statement of a connection, made once. */
interface Statements {
  prepare(text: string): Sqlite.Statement;
  close(): void;
}

/**
 * A connection to SQLite that can run a query at once. Kysely makes every query wait in a queue for its connection, which
 * takes about as long as SQLite takes to look up a row.
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

  /** Kysely closes only what it has run a query on itself. */
  close(): void {
    this.#statements.close();
  }
}
