import type { Kysely } from "kysely";
import type { DataFault } from "./data-fault.ts";
import type { Tables } from "./database-tables.ts";

/** What an inspection of stored data runs on: one moment of the database, and who is told. */
export interface Inspection {
  readonly tx: Kysely<Tables>;
  readonly onFault: (fault: DataFault) => void;
  /** So many rows of history and items have been read since the last call. */
  readonly onRows: (count: number) => void;
}
