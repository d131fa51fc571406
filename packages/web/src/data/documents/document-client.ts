import type { DocumentKind } from "@huvudbok/core/document";
import type { Result } from "@huvudbok/core/shared";
import type { ApiFailure } from "../api/api-failure.ts";
import { Listeners } from "../events/listeners.ts";
import { CommitQueue } from "./commit-queue/commit-queue.ts";
import type { DelayedCommit, StoredDocuments } from "./commit-queue/commit-queue-parts.ts";
import type { DocumentApi } from "./document-api.ts";
import type { DocumentCache, UnsavedRecord } from "./document-cache.ts";
import type { Commit, CommitDone } from "./document-edit.ts";
import type { DocumentState } from "./document-state.ts";
import { LocalDocument } from "./local-document.ts";
import type { UnsavedCommit } from "./unsaved-commit.ts";
import { UnsavedCommits } from "./unsaved-commits.ts";
import { UnsavedElsewhere } from "./unsaved-elsewhere.ts";

export interface DocumentClientParts {
  readonly userId: string;
  readonly api: DocumentApi;
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly tabId: string;
  readonly isTabOpen: (tabId: string) => Promise<boolean>;
  /** Runs work that the tabs of this browser must do one after the other. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Notifies the other tabs, and the unfinished forms, of what this one has saved. */
  readonly onStored: (stored: StoredDocuments) => void;
}

/**
 * One user's documents in this tab: loads them from the cache and the server, shows them with unsaved changes on top,
 * and saves commits. Independent of React. Keys are data keys, see `dataKey`.
 */
export class DocumentClient {
  readonly userId: string;
  /** What waits in other tabs of the user. */
  readonly elsewhere: UnsavedElsewhere;
  readonly #parts: DocumentClientParts;
  readonly #documents = new Map<string, LocalDocument>();
  /** How many times the cached copies are being marked as stale just now. */
  #markings = 0;
  readonly #unsaved: UnsavedCommits;
  readonly #queue: CommitQueue;
  readonly #partedListeners = new Set<(key: string) => void>();
  readonly #delayedCommitListeners = new Listeners();
  #delayedCommits: readonly DelayedCommit[] = [];

  constructor(parts: DocumentClientParts) {
    this.userId = parts.userId;
    this.#parts = parts;
    const queueParts = {
      ...parts,
      document: ({ key, kind }: { readonly key: string; readonly kind: DocumentKind }) =>
        this.#document(key, kind),
      onDelayedCommit: (sent: DelayedCommit) => this.#setDelayedCommits([...this.#delayedCommits, sent]),
    };
    this.#unsaved = new UnsavedCommits(queueParts);
    this.#queue = new CommitQueue(queueParts, this.#unsaved);
    this.elsewhere = new UnsavedElsewhere({ ...parts, isHere: (record) => this.#unsaved.has(record) });
  }

  /** The present state of a document; the same object until something changes. */
  state<Kind extends DocumentKind>(key: string, kind: Kind): DocumentState<Kind> {
    return this.#document(key, kind).state;
  }

  /** Calls the listener on every change of a document, loads it, and refreshes it if it is stale. */
  subscribe(key: string, kind: DocumentKind, listener: () => void): () => void {
    return this.#document(key, kind).subscribe(listener);
  }

  /** Makes sure that a document is loaded. Returns what went wrong. */
  load(key: string, kind: DocumentKind): Promise<ApiFailure | undefined> {
    return this.#document(key, kind).load();
  }

  /** Asks the server what is new. Returns what went wrong. */
  refresh(key: string, kind: DocumentKind): Promise<ApiFailure | undefined> {
    return this.#document(key, kind).refresh();
  }

  /** Saves a commit, see `CommitQueue.add`. */
  commit(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    return this.#queue.add(commit);
  }

  /** Everything that is not saved: being sent, waiting to be tried again, or refused and stored. */
  get unsaved(): readonly UnsavedCommit[] {
    return this.#unsaved.list;
  }

  /** Whether something unsaved would be lost with this tab, since the browser does not store it. */
  get hasUnsavedOnlyHere(): boolean {
    return this.#unsaved.isOnlyHere;
  }

  /** Unsaved changes that this program cannot read. */
  get unreadable(): readonly UnsavedRecord[] {
    return this.#unsaved.unreadable;
  }

  readonly subscribeToUnsaved = (listener: () => void): (() => void) => this.#unsaved.subscribe(listener);

  /**
   * Takes over what earlier visits left unsaved. Their settings are sent on top of the copy that this browser has; the
   * rest waits for `sendWaiting`.
   */
  async restoreUnsaved(): Promise<void> {
    await this.#unsaved.restore();
    void this.elsewhere.recount();
    await this.#queue.sendOwnSettings();
  }

  /** Calls the listener with documents whose history on the server is not that of the held copy. */
  subscribeToParted(listener: (key: string) => void): void {
    this.#partedListeners.add(listener);
  }

  /** Sends what waits in this tab, except what the server has refused: the server may be reached again. */
  sendWaiting(): Promise<void> {
    return this.#queue.send();
  }

  /** After a new sign-in of the same user: takes over what waits and sends it, except what the server has refused. */
  async sendKept(): Promise<void> {
    await this.#unsaved.restore();
    await this.#queue.send();
  }

  /** Commits that reached the server when nobody waited for them any more, until somebody has seen them. */
  get delayedCommits(): readonly DelayedCommit[] {
    return this.#delayedCommits;
  }

  readonly subscribeToDelayedCommits = this.#delayedCommitListeners.subscribe;

  clearDelayedCommits(): void {
    this.#setDelayedCommits([]);
  }

  retryUnsaved(): Promise<void> {
    return this.#queue.retry();
  }

  /** Takes over what closed tabs have left, and sends it with what waits here. */
  async retryAll(): Promise<void> {
    await this.#unsaved.restore();
    await this.#queue.retry();
    await this.elsewhere.recount();
  }

  discardUnsaved(requestId: string): Promise<void> {
    return this.#queue.discard(requestId);
  }

  /** Its caller no longer waits for an answer that was lost. */
  stopWaiting(requestId: string): void {
    this.#queue.stopWaiting(requestId);
  }

  /** Somebody else has saved a document. */
  markStale(key: string, etag?: string): void {
    this.#documents.get(key)?.markStale(etag);
  }

  /** Anything may have been saved while no events arrived, also in documents that only a later page will open. */
  markAllStale(): void {
    this.#markings += 1;
    void this.#parts.cache
      .markAllStale()
      .catch(() => undefined)
      .finally(() => {
        this.#markings -= 1;
      });
    for (const document of this.#documents.values()) document.markStale();
  }

  /** Refreshes what is in use and stale: the page has been in the background. */
  freshenUsed(): void {
    for (const document of this.#documents.values()) if (document.isInUse) void document.freshen();
  }

  /** Removes a company that has been deleted. */
  async forgetCompany(companyId: number): Promise<void> {
    this.#unsaved.forgetCompany(companyId);
    for (const key of this.#documents.keys()) {
      if (key.startsWith(`c${companyId}-`)) this.#documents.delete(key);
    }
    await this.#parts.cache.forgetCompany(companyId).catch(() => undefined);
  }

  close(): void {
    this.elsewhere.close();
    this.#parts.cache.close();
  }

  #setDelayedCommits(sent: readonly DelayedCommit[]): void {
    this.#delayedCommits = sent;
    this.#delayedCommitListeners.notify();
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
    // Its copy may be read before it is marked in the cache.
    if (this.#markings > 0) document.markStale();
    this.#documents.set(key, document);
    return document;
  }
}
