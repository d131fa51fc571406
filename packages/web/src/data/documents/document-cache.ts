import type { CommitIntent, DocumentChange } from "@huvudbok/core/api";
import type { DocumentText } from "./long/document-text.ts";

/** A document as it is stored between visits: the whole at some time, and the differences since, in order. */
export interface CachedDocument {
  /** The version of the kind that the texts were written in. */
  readonly version: number;
  /** Milliseconds since 1970, of the last time the server said that this is the newest. */
  readonly lastChecked: number;
  readonly etag: string;
  /** A long one is read in bytes, in order; they throw when the copy has been replaced meanwhile. */
  readonly text: string | AsyncIterable<Uint8Array>;
  readonly differences: readonly { readonly etag: string; readonly text: string }[];
}

/** A commit that the server has not answered, or has refused. Items in their stored form. */
export interface UnsavedRecord {
  readonly requestId: string;
  /** The tab that is responsible for it. */
  readonly tabId: string;
  /** Milliseconds since 1970; later than that of every commit that the same visit made before. */
  readonly createdAt: number;
  /** The ids of the unsaved commits of the same documents that were shown when it was made. */
  readonly onTopOf?: readonly string[];
  readonly companyId: number;
  readonly intent: CommitIntent;
  readonly label?: string;
  readonly changes: readonly DocumentChange[];
  /** The version of the kind of each change, in their order; absent in records from before versions existed: all 1. */
  readonly versions?: readonly number[];
  /** Why the server refused it; absent while it waits to be sent. */
  readonly refusal?: { readonly status: number; readonly type: string; readonly message: string };
}

/** What the document client stores in the browser. Belongs to one user; a store that fails counts as empty. */
export interface DocumentCache {
  read(key: string): Promise<CachedDocument | undefined>;
  /** Replaces the stored text of a document by the whole document. */
  writeWhole(
    key: string,
    whole: Omit<CachedDocument, "differences" | "text"> & { readonly text: DocumentText },
  ): Promise<void>;
  /** Adds what has changed since the copy with the ETag `since`. */
  addDifference(
    key: string,
    difference: { readonly since: string; readonly etag: string; readonly text: string },
  ): Promise<void>;
  /** The server has confirmed that the copy is the newest. */
  markChecked(key: string, at: number): Promise<void>;
  /** Any document of any company may have changed since the copies were checked. */
  markAllStale(): Promise<void>;
  forget(key: string): Promise<void>;
  /** The unsaved commits of every company, oldest first. */
  unsaved(): Promise<readonly UnsavedRecord[]>;
  writeUnsaved(record: UnsavedRecord): Promise<void>;
  removeUnsaved(companyId: number, requestId: string): Promise<void>;
  /** Removes a company that has been deleted. */
  forgetCompany(companyId: number): Promise<void>;
  close(): void;
}
