import type { CommitAnswer } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { type ApiFailure, failureOf } from "../api-failure.ts";
import { Listeners } from "../listeners.ts";
import { commitFailure, companyNotSelected, fiscalYearMissing, nothingAnswered } from "./commit-failure.ts";
import type { DocumentApi } from "./document-api.ts";
import type { DocumentCache, UnsavedRecord } from "./document-cache.ts";
import type { Commit, CommitDone } from "./document-edit.ts";
import type { UnsavedView } from "./document-view.ts";
import type { LocalDocument, Move } from "./local-document.ts";
import { sameValue } from "./same-value.ts";
import { isMadeUpFor, movesCorrections, storedChange } from "./stored-commit.ts";
import {
  contentOf,
  isAppendOnly,
  noteOtherStart,
  type PreparedChange,
  requestOf,
  type UnsavedChange,
  type UnsavedCommit,
  unsavedChange,
  unsavedFromRecord,
  withIfMatch,
  withRefusal,
} from "./unsaved-commit.ts";

/** Which documents a commit has given which ETags. */
export interface StoredDocuments {
  readonly companyId: number;
  readonly documents: readonly { readonly key: string; readonly etag: string }[];
}

export interface CommitQueueParts {
  readonly api: DocumentApi;
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly tabId: string;
  /** Whether another tab is still open, and so looks after its unsaved commits itself. */
  readonly isTabOpen: (tabId: string) => Promise<boolean>;
  readonly document: (change: Pick<UnsavedChange, "key" | "kind">) => LocalDocument;
  readonly onStored: (stored: StoredDocuments) => void;
}

/**
 * Sends commits one after the other, in the order they were made, and keeps what did not get through: in the browser's
 * storage until the server has it, or has refused it to somebody who still has what was typed.
 */
export class CommitQueue {
  readonly #parts: CommitQueueParts;
  readonly #listeners = new Listeners();
  #commits: readonly UnsavedCommit[] = [];
  #results = new WeakMap<UnsavedCommit, Result<CommitDone, ApiFailure>>();
  #sending: Promise<void> = Promise.resolve();

  constructor(parts: CommitQueueParts) {
    this.#parts = parts;
  }

  /** Everything that is not saved, in order; another list when something has changed. */
  get commits(): readonly UnsavedCommit[] {
    return this.#commits;
  }

  readonly subscribe = this.#listeners.subscribe;

  /**
   * Saves a commit. It is shown at once; appended transactions wait for their numbers. The same commit again, while it
   * waits after a failure, is the one that waits, sent again: the person has pressed the button a second time.
   */
  async add(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    const prepared: PreparedChange[] = [];
    for (const edit of commit.changes) {
      const change = unsavedChange(edit, commit.companyId);
      if (change === undefined)
        return err(commit.companyId === 0 ? companyNotSelected() : fiscalYearMissing());
      prepared.push(change);
    }
    for (const { change, sent } of prepared) {
      const failure = isAppendOnly(sent) ? undefined : await this.#parts.document(change).load();
      if (failure !== undefined) return err(failure);
    }
    const unsaved = this.#waitingTwin(commit, prepared) ?? (await this.#enqueue(commit, prepared));
    await this.send();
    return this.#results.get(unsaved) ?? err(nothingAnswered());
  }

  /** Sends what waits, oldest first; stops when the server cannot be reached. */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendWaiting());
    return this.#sending;
  }

  /** Tries again with everything that may succeed a second time: all but conflicts. */
  async retry(): Promise<void> {
    for (const commit of this.#commits) {
      if (commit.record.refusal === undefined || commit.record.refusal.status === 412) continue;
      const { refusal: _refusal, ...record } = commit.record;
      commit.record = record;
    }
    await this.send();
  }

  /** Gives up an unsaved commit: the user has seen it and does not want it. */
  async discard(requestId: string): Promise<void> {
    const commit = this.#commits.find(({ record }) => record.requestId === requestId);
    if (commit !== undefined) await this.#remove(commit);
  }

  /** Takes over what was left unsaved by tabs that are closed, and by this user's earlier visits. */
  async restore(): Promise<void> {
    const records = await this.#parts.cache.unsaved().catch(() => []);
    for (const record of records) {
      if (this.#commits.some((commit) => commit.record.requestId === record.requestId)) continue;
      if (await this.#parts.isTabOpen(record.tabId)) continue;
      const commit = unsavedFromRecord({ ...record, tabId: this.#parts.tabId });
      if (commit === undefined) continue;
      for (const { key, kind } of commit.changes) {
        const document = this.#parts.document({ key, kind });
        if (document.held !== undefined) noteOtherStart(commit, key, document.etag);
      }
      await this.#keep(commit);
      this.#setCommits([...this.#commits, commit], commit);
    }
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
   * The server's document has moved from under the unsaved changes of it. Those that nobody else has touched are made
   * from the new one; the others keep the ETag they were made from, so that the server sees the conflict.
   */
  moved(key: string, move: Move): void {
    const earlier: UnsavedChange[] = [];
    for (const commit of this.#commits) {
      const change = commit.changes.find((candidate) => candidate.key === key);
      if (change === undefined || commit.record.refusal !== undefined) continue;
      if (move.isFirst) noteOtherStart(commit, key, move.etag);
      else if (move.meets(change, earlier)) commit.conflicts.add(key);
      earlier.push(change);
      if (commit.conflicts.has(key)) continue;
      commit.record = withIfMatch(commit.record, key, move.etag);
      void this.#keep(commit);
    }
  }

  /** Forgets a company that has been deleted. */
  forgetCompany(companyId: number): void {
    this.#setCommits(this.#commits.filter(({ record }) => record.companyId !== companyId));
  }

  async #enqueue(commit: Commit, prepared: readonly PreparedChange[]): Promise<UnsavedCommit> {
    const { newId, now, tabId } = this.#parts;
    const { companyId, intent, label } = commit;
    let record: UnsavedRecord = {
      requestId: newId(),
      tabId,
      createdAt: now(),
      companyId,
      intent,
      ...(label === undefined ? {} : { label }),
      changes: prepared.map(({ sent }) => sent),
    };
    for (const { change } of prepared) {
      record = withIfMatch(record, change.key, this.#parts.document(change).etag);
    }
    const unsaved: UnsavedCommit = {
      record,
      changes: prepared.map(({ change }) => change),
      isSending: false,
      conflicts: new Set(),
      failure: undefined,
      keepsConflict: commit.keepConflict ?? true,
      hasCaller: true,
    };
    this.#setCommits([...this.#commits, unsaved], unsaved);
    await this.#keep(unsaved);
    return unsaved;
  }

  /** A commit that waits after a failure, or since an earlier visit, and says the same: it gets this caller. */
  #waitingTwin(commit: Commit, prepared: readonly PreparedChange[]): UnsavedCommit | undefined {
    const sent = contentOf(prepared.map((one) => one.sent));
    const twin = this.#commits.find(
      ({ record, isSending, failure, hasCaller }) =>
        (!hasCaller || (failure !== undefined && !isSending)) &&
        record.refusal === undefined &&
        record.companyId === commit.companyId &&
        record.intent === commit.intent &&
        sameValue(contentOf(record.changes), sent),
    );
    if (twin !== undefined) twin.hasCaller = true;
    return twin;
  }

  async #sendWaiting(): Promise<void> {
    const tried = new Set<UnsavedCommit>();
    for (;;) {
      const next = this.#commits.find((commit) => commit.record.refusal === undefined && !tried.has(commit));
      if (next === undefined) return;
      tried.add(next);
      const result = await this.#sendOne(next);
      this.#results.set(next, result);
      if (!result.ok && result.error.isTransient) {
        this.#stopAfter(result.error, tried);
        return;
      }
    }
  }

  /** What comes after a commit that cannot be sent now must wait for it: it may build on it. */
  #stopAfter(failure: ApiFailure, tried: ReadonlySet<UnsavedCommit>): void {
    for (const commit of this.#commits) {
      if (commit.record.refusal !== undefined || tried.has(commit)) continue;
      commit.failure = failure.about(commit.record.requestId);
      this.#results.set(commit, err(commit.failure));
      this.#changed(commit);
    }
  }

  async #sendOne(commit: UnsavedCommit): Promise<Result<CommitDone, ApiFailure>> {
    commit.isSending = true;
    commit.failure = undefined;
    this.#changed(commit);
    try {
      await this.#catchUp(commit);
      const answer = await this.#parts.api.commit(requestOf(commit));
      return ok(await this.#stored(commit, answer));
    } catch (thrown) {
      return err(await this.#failed(commit, failureOf(thrown)));
    }
  }

  /** Loads what is new under an earlier commit of ours, so that this one is not taken for a conflict with it. */
  async #catchUp(commit: UnsavedCommit): Promise<void> {
    for (const change of commit.changes) {
      const document = this.#parts.document(change);
      const failure = document.isBehind ? await document.refresh() : undefined;
      if (failure !== undefined) throw failure;
    }
  }

  async #stored(commit: UnsavedCommit, answer: CommitAnswer): Promise<CommitDone> {
    const { cache, onStored } = this.#parts;
    const { requestId, companyId } = commit.record;
    const saved = this.#commits.filter((other) => other === commit || isMadeUpFor(other, commit));
    this.#commits = this.#commits.filter((other) => !saved.includes(other));
    const appended: Transaction[] = [];
    const writings: Promise<void>[] = [];
    for (const [index, change] of commit.changes.entries()) {
      const answered = answer.changes.find(({ key }) => key === change.key);
      const sent = commit.record.changes[index];
      if (answered === undefined || sent === undefined) continue;
      const stored = storedChange(change, sent, answered);
      appended.push(...stored.appended);
      const { etag, previousEtag } = answered;
      const document = this.#parts.document(change);
      const isPartial = movesCorrections(change, document.held);
      writings.push(
        document.acknowledge(stored.changes, { etag, previousEtag, text: stored.text, isPartial }),
      );
    }
    for (const done of saved) this.#changed(done);
    onStored({ companyId, documents: answer.changes.map(({ key, etag }) => ({ key, etag })) });
    const removals = saved.map(({ record }) => cache.removeUnsaved(record.companyId, record.requestId));
    await Promise.allSettled([...writings, ...removals]);
    const documents = commit.changes.map((change) => this.#parts.document(change));
    await Promise.all(documents.filter(({ isBehind }) => isBehind).map((document) => document.refresh()));
    return { ...answer, requestId, appended };
  }

  async #failed(commit: UnsavedCommit, failure: ApiFailure): Promise<ApiFailure> {
    const shown = commitFailure(failure, commit.record.requestId);
    commit.isSending = false;
    commit.failure = shown;
    if (failure.isTransient) {
      this.#changed(commit);
      return shown;
    }
    const isKept = failure.isConflict ? commit.keepsConflict : !commit.hasCaller;
    if (isKept) {
      commit.record = withRefusal(commit.record, shown);
      this.#changed(commit);
      await this.#keep(commit);
    } else {
      await this.#remove(commit);
    }
    if (failure.isConflict) {
      await Promise.all(commit.changes.map((change) => this.#parts.document(change).refresh()));
    }
    return isKept || failure.isConflict ? shown : failure;
  }

  async #remove(commit: UnsavedCommit): Promise<void> {
    this.#setCommits(
      this.#commits.filter((other) => other !== commit),
      commit,
    );
    const { companyId, requestId } = commit.record;
    await this.#parts.cache.removeUnsaved(companyId, requestId).catch(() => undefined);
  }

  /** A browser that refuses to keep more must not stop the commit itself. */
  async #keep({ record }: UnsavedCommit): Promise<void> {
    await this.#parts.cache.writeUnsaved(record).catch(() => undefined);
  }

  #setCommits(commits: readonly UnsavedCommit[], changed?: UnsavedCommit): void {
    this.#commits = commits;
    if (changed === undefined) this.#listeners.tell();
    else this.#changed(changed);
  }

  #changed(commit: UnsavedCommit): void {
    this.#commits = [...this.#commits];
    for (const change of commit.changes) this.#parts.document(change).changed();
    this.#listeners.tell();
  }
}
