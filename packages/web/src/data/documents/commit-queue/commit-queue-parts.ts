import type { Transaction } from "@huvudbok/core/transaction";
import type { DocumentApi } from "../document-api.ts";
import type { DocumentCache } from "../document-cache.ts";
import type { LocalDocument } from "../local-document.ts";
import type { UnsavedChange } from "../unsaved-commit.ts";

/** A commit that the server has stored, with the ETags that it has given to documents. */
export interface StoredDocuments {
  readonly requestId: string;
  readonly companyId: number;
  readonly documents: readonly { readonly key: string; readonly etag: string }[];
}

/**
 * A commit that reached the server when its page no longer waited for it: after an ended sign-in, a failure, a closed
 * tab.
 */
export interface DelayedCommit {
  readonly requestId: string;
  readonly companyId: number;
  readonly keys: readonly string[];
  /** What the user did, in Swedish, if the page named it. */
  readonly label: string | undefined;
  /** With the numbers that the server gave them. */
  readonly appended: readonly Transaction[];
}

/** What commits are taken in and sent with. */
export interface CommitQueueParts {
  readonly api: DocumentApi;
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly tabId: string;
  readonly document: (change: Pick<UnsavedChange, "key" | "kind">) => LocalDocument;
  /** Waits so many milliseconds before a commit whose answer was lost is sent again. */
  readonly pause: (ms: number) => Promise<void>;
  readonly onStored: (stored: StoredDocuments) => void;
  readonly onDelayedCommit: (sent: DelayedCommit) => void;
}
