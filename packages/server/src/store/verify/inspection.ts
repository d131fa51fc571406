import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { DataFinding } from "./data-finding.ts";

/** What an inspection of stored data runs on: a snapshot of the database, and callbacks. */
export interface Inspection {
  readonly tx: Kysely<Tables>;
  readonly onFinding: (finding: DataFinding) => void;
  /** This many rows of history and items have been read since the last call. */
  readonly onRows: (count: number) => void;
}
