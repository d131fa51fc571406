import type { DBSchema, IDBPDatabase } from "idb";
import type { UnsavedRecord } from "./document-cache.ts";

/** The content of the database of a company's documents. */
export interface CacheSchema extends DBSchema {
  /** By data key: small, so that marking a copy as checked does not write its text again. */
  documents: { key: string; value: { version: number; lastChecked: number } };
  /** A text by data key, or the parts of a long one by data key and number, from 0. */
  wholes: { key: string | [string, number]; value: KeptText | KeptPart };
  /** By data key and the ETag that the difference starts from. */
  differences: { key: [string, string]; value: { etag: string; text: string } };
  unsaved: { key: string; value: UnsavedRecord };
}

export interface KeptText {
  readonly etag: string;
  readonly text: string;
}

/** One of the parts of a long text, in UTF-8. */
export interface KeptPart {
  readonly etag: string;
  readonly bytes: Uint8Array;
  /** How many parts there are. */
  readonly count: number;
}

export type Database = IDBPDatabase<CacheSchema>;
