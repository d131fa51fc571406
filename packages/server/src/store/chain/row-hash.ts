import type { Selectable } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { bodyHash } from "./revision-hash.ts";

/**
 * The columns that the hash of a row covers, for tables that are in no chain of revisions. Of a document it covers what
 * never changes; the rest of its row follows from its revisions. Adding a column here takes a migration step that
 * computes the hash of every row of the table again. The steps have copies of their own (steps/row-hashes.ts,
 * steps/origin.ts), which must not follow this table.
 */
const HASHED_COLUMNS = {
  company: ["id", "config", "created_at", "origin"],
  member: ["company_id", "user_id", "role"],
  user_account: ["id", "issuer", "subject", "name", "email", "picture", "tier", "created_at", "closed_at"],
  document: ["company_id", "key", "kind", "file_id"],
  request: ["company_id", "user_id", "request_id", "at", "answer", "body_hash"],
  file: [
    "company_id",
    "id",
    "fiscal_year_id",
    "name",
    "mime_type",
    "size",
    "sha256",
    "created_at",
    "modified_at",
    "referred",
    "removed_at",
  ],
  person: ["email", "user_id", "entered_at"],
  passkey: ["id", "user_id", "public_key", "counter", "user_handle", "created_at"],
  enrolment_link: ["hash", "expires_at"],
  lineage: ["id"],
  commit_log: ["sequence", "at", "hash"],
} as const;

export type HashedTable = keyof typeof HASHED_COLUMNS;

export const HASHED_TABLES: readonly HashedTable[] = Object.keys(HASHED_COLUMNS).filter(isHashedTable);

export function isHashedTable(name: string): name is HashedTable {
  return name in HASHED_COLUMNS;
}

/** The part of a row that its hash covers. */
export type HashedRow<Table extends HashedTable> = Pick<
  Selectable<Tables[Table]>,
  (typeof HASHED_COLUMNS)[Table][number] & keyof Selectable<Tables[Table]>
>;

/** SHA-256 over the name of the table and the values of the row, so that a change of one byte is detected. */
export function rowHash<Table extends HashedTable>(table: Table, row: HashedRow<Table>): string {
  return columnsHash(table, HASHED_COLUMNS[table], row);
}

/** The same over named columns: a migration hashes the columns that there were when its step was written. */
export function columnsHash(table: string, columns: readonly string[], row: object): string {
  const values = new Map<string, unknown>(Object.entries(row));
  return bodyHash(JSON.stringify([table, ...columns.map((column) => values.get(column))]));
}
