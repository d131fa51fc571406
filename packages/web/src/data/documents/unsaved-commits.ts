import { Listeners } from "../events/listeners.ts";
import type { DocumentCache, UnsavedRecord } from "./document-cache.ts";
import type { UnsavedView } from "./document-view.ts";
import type { LocalDocument, Move } from "./local-document.ts";
import { isLongChange } from "./long/long-change.ts";
import {
  isOwnSettings,
  noteOtherStart,
  type UnsavedChange,
  type UnsavedCommit,
  unsavedFromRecord,
  withIfMatch,
} from "./unsaved-commit.ts";

export interface UnsavedCommitsParts {
  readonly cache: DocumentCache;
  readonly tabId: string;
  /** Whether another tab is still open, and so handles its unsaved commits itself. */
  readonly isTabOpen: (tabId: string) => Promise<boolean>;
  /** Runs work that the tabs of this browser must do one after the other. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly document: (change: Pick<UnsavedChange, "key" | "kind">) => LocalDocument;
}

/** The unsaved commits, in the order they were made: shown on top of the documents, and stored in the browser. */
export class UnsavedCommits {
  readonly #parts: UnsavedCommitsParts;
  readonly #listeners = new Listeners();
  #commits: readonly UnsavedCommit[] = [];
  #unreadable: readonly UnsavedRecord[] = [];
  /** What has been on the list: its record may remain for a moment after it has been sent. */
  readonly #met = new Set<string>();
  /** What the browser has refused to store in its present state: it exists in this tab only. */
  readonly #onlyHere = new Set<string>();
  #restoring: Promise<void> = Promise.resolve();

  constructor(parts: UnsavedCommitsParts) {
    this.#parts = parts;
  }

  /** Another list when something has changed. */
  get list(): readonly UnsavedCommit[] {
    return this.#commits;
  }

  /** What earlier visits left that this program cannot read: stored until a program can, or it is given up. */
  get unreadable(): readonly UnsavedRecord[] {
    return this.#unreadable;
  }

  /** Whether something unsaved would be lost with this tab, since the browser does not store it. */
  get isOnlyHere(): boolean {
    return this.#commits.some(({ record }) => this.#onlyHere.has(record.requestId));
  }

  /** Whether a stored commit is this tab's, or is shown by it as one that cannot be read. */
  has({ tabId, requestId }: UnsavedRecord): boolean {
    return tabId === this.#parts.tabId || this.#unreadable.some((record) => record.requestId === requestId);
  }

  readonly subscribe = this.#listeners.subscribe;

  async add(commit: UnsavedCommit): Promise<void> {
    this.#met.add(commit.record.requestId);
    this.#commits = [...this.#commits, commit];
    this.changed(commit);
    await this.keep(commit);
  }

  async remove(commit: UnsavedCommit): Promise<void> {
    this.removeFromList([commit]);
    this.changed(commit);
    await this.#removeRecord(commit.record);
  }

  /** Removes a commit of an earlier visit that is stored in the browser and has not been taken over. */
  async removeStored(requestId: string): Promise<void> {
    const records = await this.#parts.cache.unsaved().catch(() => []);
    for (const record of records) {
      if (record.requestId === requestId) await this.#removeRecord(record);
    }
    this.#unreadable = this.#unreadable.filter((record) => record.requestId !== requestId);
    this.#listeners.notify();
  }

  async #removeRecord({ companyId, requestId }: UnsavedRecord): Promise<void> {
    await this.#parts.cache.removeUnsaved(companyId, requestId).catch(() => undefined);
  }

  /** Removes commits from the list; listeners are notified by `changed`. */
  removeFromList(commits: readonly UnsavedCommit[]): void {
    this.#commits = this.#commits.filter((other) => !commits.includes(other));
  }

  /**
   * Stores a commit as it is now. A browser that refuses to store more must not stop the commit itself. A long one is not
   * stored: the page would stand still while it is copied, and whoever made it waits for its answer. One whose items are
   * still to be encoded is stored when they are.
   */
  async keep(commit: UnsavedCommit): Promise<void> {
    const { requestId } = commit.record;
    const wasOnlyHere = this.#onlyHere.has(requestId);
    if (commit.encoding === undefined && (await this.#isStored(commit.record)))
      this.#onlyHere.delete(requestId);
    else this.#onlyHere.add(requestId);
    if (this.#onlyHere.has(requestId) !== wasOnlyHere) this.#listeners.notify();
  }

  async #isStored(record: UnsavedRecord): Promise<boolean> {
    if (record.changes.some(isLongChange)) return false;
    return this.#parts.cache.writeUnsaved(record).then(
      () => true,
      () => false,
    );
  }

  /** Notifies the listeners that a commit has changed. */
  changed(commit: UnsavedCommit): void {
    this.#commits = [...this.#commits];
    for (const change of commit.changes) this.#parts.document(change).changed();
    this.#listeners.notify();
  }

  /**
   * Takes over what was left unsaved by tabs that are closed, and by this user's earlier visits. Only one tab does so
   * at a time: two at once would take over the same commit twice, and each would ask about it.
   */
  restore(): Promise<void> {
    this.#restoring = this.#restoring.then(() => this.#parts.inTurn(() => this.#restore()));
    return this.#restoring;
  }

  async #restore(): Promise<void> {
    const records = await this.#parts.cache.unsaved().catch(() => []);
    for (const record of records) {
      if (await this.#parts.isTabOpen(record.tabId)) continue;
      if (this.#met.has(record.requestId)) continue;
      const commit = unsavedFromRecord({ ...record, tabId: this.#parts.tabId });
      if (commit === undefined) {
        this.#noteUnreadable(record);
        continue;
      }
      if (record.refusal !== undefined && isOwnSettings(commit)) {
        await this.#removeRecord(record);
        continue;
      }
      for (const { key, kind } of commit.changes) {
        const document = this.#parts.document({ key, kind });
        if (document.held !== undefined) noteOtherStart(commit, key, document.etag);
      }
      this.#met.add(record.requestId);
      this.#commits = [...this.#commits, commit];
      this.changed(commit);
      await this.keep(commit);
    }
  }

  #noteUnreadable(record: UnsavedRecord): void {
    const others = this.#unreadable.filter(({ requestId }) => requestId !== record.requestId);
    this.#unreadable = [...others, record];
    this.#listeners.notify();
  }

  /** What is unsaved of one document. */
  view(key: string): UnsavedView {
    const touching = this.#commits.filter((commit) => commit.changes.some((change) => change.key === key));
    const shown = touching.filter(({ record }) => record.refusal === undefined);
    return {
      changes: shown.flatMap((commit) => commit.changes.filter((change) => change.key === key)),
      isSending: touching.some((commit) => commit.isSending),
      isWaiting: touching.some((commit) => !commit.isSending),
      failure: touching.findLast((commit) => commit.failure !== undefined)?.failure,
    };
  }

  /**
   * The server's document has changed below the unsaved changes of it. Those that nobody else has touched are rebased
   * on the new one; the others keep the ETag they were based on, so that the server sees the conflict.
   */
  moved(key: string, move: Move): void {
    const earlier: UnsavedChange[] = [];
    for (const commit of this.#commits) {
      const change = commit.changes.find((candidate) => candidate.key === key);
      if (change === undefined || commit.record.refusal !== undefined) continue;
      if (move.isFirst) noteOtherStart(commit, key, move.etag);
      else if (move.meets(change, earlier)) commit.conflicts.add(key);
      earlier.push(change);
      this.#baseOn(commit, key, move.etag);
    }
  }

  /** The ids of the commits that change any of the documents and wait to be saved. */
  ofDocuments(keys: readonly string[]): readonly string[] {
    return this.#commits
      .filter(
        ({ record, changes }) =>
          record.refusal === undefined && changes.some(({ key }) => keys.includes(key)),
      )
      .map(({ record }) => record.requestId);
  }

  /**
   * A commit is stored: what the person made on top of it is based on the ETag that it gave the document. Without this
   * a page that was left before the answer came would meet its own change as somebody else's.
   */
  rebase(requestId: string, key: string, etag: string): void {
    for (const commit of this.#commits) {
      if (commit.record.refusal !== undefined || commit.record.onTopOf?.includes(requestId) !== true)
        continue;
      const change = commit.changes.find((candidate) => candidate.key === key);
      if (change === undefined) continue;
      // The copy that it was found to differ from is the person's own.
      if (this.#parts.document(change).etag === etag) commit.conflicts.delete(key);
      this.#baseOn(commit, key, etag);
    }
  }

  /** Bases a commit on another ETag of a document, unless it must end in a conflict there. */
  #baseOn(commit: UnsavedCommit, key: string, etag: string | undefined): void {
    if (commit.conflicts.has(key)) return;
    commit.record = withIfMatch(commit.record, key, etag);
    void this.keep(commit);
  }

  /** Removes a company that has been deleted. */
  forgetCompany(companyId: number): void {
    this.#commits = this.#commits.filter(({ record }) => record.companyId !== companyId);
    this.#unreadable = this.#unreadable.filter((record) => record.companyId !== companyId);
    this.#listeners.notify();
  }
}
