import type { DocumentKind } from "@huvudbok/core/document";
import type { Result } from "@huvudbok/core/shared";
import type { ApiFailure } from "../api-failure.ts";
import { Listeners } from "../listeners.ts";
import { CommitQueue, type SentLater, type StoredDocuments } from "./commit-queue.ts";
import type { DocumentApi } from "./document-api.ts";
import type { DocumentCache, UnsavedRecord } from "./document-cache.ts";
import type { Commit, CommitDone } from "./document-edit.ts";
import type { DocumentState } from "./document-state.ts";
import { LocalDocument } from "./local-document.ts";
import type { UnsavedCommit } from "./unsaved-commit.ts";
import { UnsavedCommits } from "./unsaved-commits.ts";

export interface DocumentClientParts {
  readonly userId: string;
  readonly api: DocumentApi;
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly tabId: string;
  readonly isTabOpen: (tabId: string) => Promise<boolean>;
  /** Tells the other tabs what this one has saved. */
  readonly onStored: (stored: StoredDocuments) => void;
}

/**
 * One user's documents in this tab: loads them from the cache and the server, shows them with what is unsaved on top,
 * and saves commits. Knows nothing of React. Keys are data keys, see `dataKey`.
 */
export class DocumentClient {
  readonly userId: string;
  readonly #parts: DocumentClientParts;
  readonly #documents = new Map<string, LocalDocument>();
  readonly #unsaved: UnsavedCommits;
  readonly #queue: CommitQueue;
  readonly #partedListeners = new Set<(key: string) => void>();
  readonly #sentLaterListeners = new Listeners();
  #sentLater: readonly SentLater[] = [];

  constructor(parts: DocumentClientParts) {
    this.userId = parts.userId;
    this.#parts = parts;
    const queueParts = {
      ...parts,
      document: ({ key, kind }: { readonly key: string; readonly kind: DocumentKind }) =>
        this.#document(key, kind),
      onSentLater: (sent: SentLater) => this.#setSentLater([...this.#sentLater, sent]),
    };
    this.#unsaved = new UnsavedCommits(queueParts);
    this.#queue = new CommitQueue(queueParts, this.#unsaved);
  }

  /** What is known of a document now; the same object until something changes. */
  state<Kind extends DocumentKind>(key: string, kind: Kind): DocumentState<Kind> {
    return this.#document(key, kind).state;
  }

  /** Tells of every change of a document, loads it, and refreshes it if it is stale. */
  subscribe(key: string, kind: DocumentKind, listener: () => void): () => void {
    return this.#document(key, kind).subscribe(listener);
  }

  /** Sees to it that a document is held. Gives what went wrong. */
  load(key: string, kind: DocumentKind): Promise<ApiFailure | undefined> {
    return this.#document(key, kind).load();
  }

  /** Asks the server what is new. Gives what went wrong. */
  refresh(key: string, kind: DocumentKind): Promise<ApiFailure | undefined> {
    return this.#document(key, kind).refresh();
  }

  /** Saves a commit, see `CommitQueue.add`. */
  commit(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    return this.#queue.add(commit);
  }

  /** Everything that is not saved: on its way, waiting to be tried again, or refused and kept. */
  get unsaved(): readonly UnsavedCommit[] {
    return this.#unsaved.list;
  }

  /** What is unsaved and cannot be read by this program. */
  get unreadable(): readonly UnsavedRecord[] {
    return this.#unsaved.unreadable;
  }

  readonly subscribeToUnsaved = (listener: () => void): (() => void) => this.#unsaved.subscribe(listener);

  /** Takes over what earlier visits left unsaved; it is sent when the user says so. */
  restoreUnsaved(): Promise<void> {
    return this.#unsaved.restore();
  }

  /** Tells of documents whose history on the server is not the one that the copy held was of. */
  subscribeToParted(listener: (key: string) => void): void {
    this.#partedListeners.add(listener);
  }

  /** After a new sign-in of the same user: takes over what waits and sends it, but for what the server has refused. */
  async sendKept(): Promise<void> {
    await this.#unsaved.restore();
    await this.#queue.send();
  }

  /** What has reached the server when nobody waited for it any more, until somebody has seen it. */
  get sentLater(): readonly SentLater[] {
    return this.#sentLater;
  }

  readonly subscribeToSentLater = this.#sentLaterListeners.subscribe;

  forgetSentLater(): void {
    this.#setSentLater([]);
  }

  retryUnsaved(): Promise<void> {
    return this.#queue.retry();
  }

  discardUnsaved(requestId: string): Promise<void> {
    return this.#queue.discard(requestId);
  }

  /** Somebody else has saved a document. */
  markStale(key: string, etag?: string): void {
    this.#documents.get(key)?.markStale(etag);
  }

  /** Anything may have been saved while nobody could tell us: also in what only a later page will open. */
  markAllStale(): void {
    void this.#parts.cache.markAllStale().catch(() => undefined);
    for (const document of this.#documents.values()) document.markStale();
  }

  /** Refreshes what is in use and stale: the page has been out of sight. */
  freshenUsed(): void {
    for (const document of this.#documents.values()) if (document.isInUse) void document.freshen();
  }

  /** Forgets a company that has been deleted. */
  async forgetCompany(companyId: number): Promise<void> {
    this.#unsaved.forgetCompany(companyId);
    for (const key of this.#documents.keys()) {
      if (key.startsWith(`c${companyId}-`)) this.#documents.delete(key);
    }
    await this.#parts.cache.forgetCompany(companyId).catch(() => undefined);
  }

  close(): void {
    this.#parts.cache.close();
  }

  #setSentLater(sent: readonly SentLater[]): void {
    this.#sentLater = sent;
    this.#sentLaterListeners.tell();
  }

  #document(key: string, kind: DocumentKind): LocalDocument {
    const known = this.#documents.get(key);
    if (known !== undefined) return known;
    const document = new LocalDocument(key, kind, {
      ...this.#parts,
      unsaved: (own) => this.#unsaved.view(own),
      onMove: (own, move) => this.#unsaved.moved(own, move),
      onParted: (own) => this.#partedListeners.forEach((tell) => tell(own)),
    });
    this.#documents.set(key, document);
    return document;
  }
}
