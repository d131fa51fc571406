import type { CommitIntent, DocumentChange } from "@huvudbok/core/api";

/** A document as it is kept between visits: the whole at some time, and what has changed since, in order. */
export interface CachedDocument {
  /** The version of the kind that the texts were written in. */
  readonly version: number;
  /** Milliseconds since 1970, of the last time the server said that this is the newest. */
  readonly lastChecked: number;
  readonly etag: string;
  readonly text: string;
  readonly differences: readonly { readonly etag: string; readonly text: string }[];
}

/** A commit that the server has not answered, or has refused. Items in their stored form. */
export interface UnsavedRecord {
  readonly requestId: string;
  /** The tab that looks after it. */
  readonly tabId: string;
  readonly createdAt: number;
  readonly companyId: number;
  readonly intent: CommitIntent;
  readonly label?: string;
  readonly changes: readonly DocumentChange[];
  /** Why the server refused it; absent while it waits to be sent. */
  readonly refusal?: { readonly status: number; readonly type: string; readonly message: string };
}

/** What the document client keeps in the browser. Bound to one user; a place that fails is as good as empty. */
export interface DocumentCache {
  read(key: string): Promise<CachedDocument | undefined>;
  /** Puts the whole document in the place of what was kept of it. */
  writeWhole(key: string, whole: Omit<CachedDocument, "differences">): Promise<void>;
  /** Adds what has changed since the copy with the ETag `since`. */
  addDifference(
    key: string,
    difference: { readonly since: string; readonly etag: string; readonly text: string },
  ): Promise<void>;
  /** The server has said again that the copy is the newest. */
  markChecked(key: string, at: number): Promise<void>;
  /** Anything may have changed since the copies were checked, in every company. */
  markAllStale(): Promise<void>;
  forget(key: string): Promise<void>;
  /** The unsaved commits of every company, oldest first. */
  unsaved(): Promise<readonly UnsavedRecord[]>;
  writeUnsaved(record: UnsavedRecord): Promise<void>;
  removeUnsaved(companyId: number, requestId: string): Promise<void>;
  /** Forgets a company that has been deleted. */
  forgetCompany(companyId: number): Promise<void>;
  close(): void;
}
