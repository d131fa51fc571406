import type { CommitAnswer } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { type ApiFailure, failureOf } from "../api/api-failure.ts";
import { commitFailure, nothingAnswered, stillUnknown } from "./commit-failure.ts";
import type { DocumentApi } from "./document-api.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { Commit, CommitDone } from "./document-edit.ts";
import type { LocalDocument } from "./local-document.ts";
import { DocumentTurns } from "./new-commit/document-turns.ts";
import { newUnsaved, waitingDuplicate } from "./new-commit/new-unsaved.ts";
import { encodeLeft, unsavedChange } from "./new-commit/prepared-change.ts";
import { sendUntilAnswered } from "./no-answer/send-until-answered.ts";
import { sameValue } from "./same-value.ts";
import { isResolvedBy, movesCorrections, storedChange } from "./stored-commit.ts";
import {
  isAppendOnly,
  isOwnSettings,
  type PreparedChange,
  type UnsavedChange,
  type UnsavedCommit,
  withRefusal,
} from "./unsaved-commit.ts";
import type { UnsavedCommits } from "./unsaved-commits.ts";

/** The ETags that a commit has given to documents. */
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
  readonly document: (change: Pick<UnsavedChange, "key" | "kind">) => LocalDocument;
  /** Waits so many milliseconds before a commit whose answer was lost is sent again. */
  readonly pause: (ms: number) => Promise<void>;
  readonly onStored: (stored: StoredDocuments) => void;
  readonly onDelayedCommit: (sent: DelayedCommit) => void;
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

/**
 * Sends commits one after the other, in the order they were made, and stores those that did not get through: in the
 * browser until the server has them, or has refused them to a caller that still has what was typed.
 */
export class CommitQueue {
  readonly #parts: CommitQueueParts;
  readonly #unsaved: UnsavedCommits;
  readonly #turns = new DocumentTurns();
  #results = new WeakMap<UnsavedCommit, Result<CommitDone, ApiFailure>>();
  #sending: Promise<void> = Promise.resolve();
  #lastCreatedAt = 0;
  /** Those whose callers have been notified that they failed. */
  readonly #answered = new WeakSet<UnsavedCommit>();
  /** Calls back those that wait until it is known whether their commit is done. */
  readonly #whenKnown = new Map<UnsavedCommit, () => void>();

  constructor(parts: CommitQueueParts, unsaved: UnsavedCommits) {
    this.#parts = parts;
    this.#unsaved = unsaved;
  }

  /**
   * Saves a commit. It is shown at once; appended transactions wait for their numbers. If the same commit already waits
   * after a failure, that one is sent again: the person has pressed the button a second time.
   */
  async add(commit: Commit): Promise<Result<CommitDone, ApiFailure>> {
    const prepared: PreparedChange[] = [];
    for (const edit of commit.changes) {
      const change = unsavedChange(edit, commit.companyId);
      if (!change.ok) return change;
      prepared.push(change.value);
    }
    const entered = await this.#enter(commit, prepared);
    if (!entered.ok) return entered;
    const unsaved = entered.value;
    this.#answered.delete(unsaved);
    await this.send();
    if (unsaved.untilKnown) await this.#known(unsaved);
    this.#answered.add(unsaved);
    return this.#results.get(unsaved) ?? err(nothingAnswered());
  }

  /**
   * Puts a commit on the list of what is unsaved: at once, unless a document is still to be loaded. No later commit of that
   * document passes it then, which would be based on less than its person has seen.
   */
  async #enter(
    commit: Commit,
    prepared: readonly PreparedChange[],
  ): Promise<Result<UnsavedCommit, ApiFailure>> {
    const keys = prepared.map(({ change }) => change.key);
    const documents = prepared
      .filter(({ sent }) => !isAppendOnly(sent))
      .map(({ change }) => this.#parts.document(change));
    const enqueue = async () =>
      ok(this.#waiting(commit, prepared) ?? (await this.#enqueue(commit, prepared)));
    const isReady = documents.every(({ held }) => held !== undefined);
    if (isReady && !this.#turns.isTaken(keys)) return enqueue();
    return this.#turns.inTurn(keys, async () => {
      for (const document of documents) {
        const failure = await document.load();
        if (failure !== undefined) return err(failure);
      }
      return enqueue();
    });
  }

  /** The same commit, where it already waits. */
  #waiting(commit: Commit, prepared: readonly PreparedChange[]): UnsavedCommit | undefined {
    const duplicate = waitingDuplicate(this.#unsaved.list, commit, prepared);
    if (duplicate !== undefined) duplicate.hasCaller = true;
    return duplicate;
  }

  /** Waits while an answer is lost, for a caller that must not be told anything before that is mended. */
  async #known(commit: UnsavedCommit): Promise<void> {
    if (this.#isKnown(commit)) return;
    await new Promise<void>((resolve) => this.#whenKnown.set(commit, resolve));
    this.#whenKnown.delete(commit);
  }

  /** Whether a caller that still has what was typed gets the answer. */
  #isWaitedFor(commit: UnsavedCommit): boolean {
    return commit.hasCaller && !this.#answered.has(commit);
  }

  #isKnown(commit: UnsavedCommit): boolean {
    const result = this.#results.get(commit);
    return !commit.isUncertain || result === undefined || result.ok || !result.error.isTransient;
  }

  /** Sends what waits, oldest first; stops when the server cannot be reached. */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendWaiting());
    return this.#sending;
  }

  /** Sends what earlier visits left of the person's own settings, on top of the copy that this browser has. */
  async sendOwnSettings(): Promise<void> {
    const isMeant = (commit: UnsavedCommit) => !commit.hasCaller && isOwnSettings(commit);
    const changes = this.#unsaved.list.filter(isMeant).flatMap((commit) => commit.changes);
    if (changes.length === 0) return;
    await Promise.all(changes.map((change) => this.#parts.document(change).load()));
    this.#sending = this.#sending.then(() => this.#sendWaiting(isMeant));
    await this.#sending;
  }

  /** Tries everything again that may succeed a second time: all but conflicts. */
  async retry(): Promise<void> {
    for (const commit of this.#unsaved.list) {
      if (commit.record.refusal === undefined || commit.record.refusal.status === 412) continue;
      const { refusal: _refusal, ...record } = commit.record;
      commit.record = record;
    }
    await this.send();
  }

  /** Gives up an unsaved commit: the user has seen it and does not want it. */
  async discard(requestId: string): Promise<void> {
    const commit = this.#unsaved.list.find(({ record }) => record.requestId === requestId);
    if (commit === undefined) await this.#unsaved.removeStored(requestId);
    else {
      await this.#unsaved.remove(commit);
      this.#results.delete(commit);
      this.#whenKnown.get(commit)?.();
    }
  }

  /**
   * Answers a caller that waits for a lost answer that it is not known. The commit stays, is sent again as before, and is
   * told of like one that nobody waits for, whatever becomes of it.
   */
  stopWaiting(requestId: string): void {
    const commit = this.#unsaved.list.find(({ record }) => record.requestId === requestId);
    const answer = commit && this.#whenKnown.get(commit);
    if (commit === undefined || answer === undefined) return;
    commit.hasCaller = false;
    commit.keepsConflict = true;
    this.#results.set(commit, err(stillUnknown().about(requestId, true)));
    this.#unsaved.changed(commit);
    answer();
  }

  async #enqueue(commit: Commit, prepared: readonly PreparedChange[]): Promise<UnsavedCommit> {
    const { newId, now, tabId, document } = this.#parts;
    const onTopOf = this.#unsaved.ofDocuments(prepared.map(({ change }) => change.key));
    // The next visit sends what is left in this order, also what the same millisecond brought.
    this.#lastCreatedAt = Math.max(now(), this.#lastCreatedAt + 1);
    const place = { requestId: commit.requestId ?? newId(), tabId, createdAt: this.#lastCreatedAt, onTopOf };
    const unsaved = newUnsaved(commit, prepared, place, (change) => document(change).etag);
    const isLeft = prepared.some(({ left }) => left !== undefined);
    unsaved.encoding = isLeft ? this.#encode(unsaved, prepared) : undefined;
    await this.#unsaved.add(unsaved);
    return unsaved;
  }

  /** Fills in the items that a commit was shown without, and stores it. Returns why it cannot be, where it cannot. */
  async #encode(commit: UnsavedCommit, prepared: readonly PreparedChange[]): Promise<ApiFailure | undefined> {
    const failure = await encodeLeft(commit, prepared);
    if (failure !== undefined) return failure;
    commit.encoding = undefined;
    await this.#unsaved.keep(commit);
    return undefined;
  }

  async #sendWaiting(isMeant: (commit: UnsavedCommit) => boolean = () => true): Promise<void> {
    const tried = new Set<UnsavedCommit>();
    for (;;) {
      const next = this.#unsaved.list.find(
        (commit) => commit.record.refusal === undefined && !tried.has(commit) && isMeant(commit),
      );
      if (next === undefined) return;
      tried.add(next);
      const result = await this.#sendOne(next);
      this.#results.set(next, result);
      if (this.#isKnown(next)) this.#whenKnown.get(next)?.();
      if (!result.ok && result.error.isTransient) {
        this.#stopAfter(result.error, tried);
        return;
      }
    }
  }

  /** Commits after one that cannot be sent now must wait for it: they may depend on it. */
  #stopAfter(failure: ApiFailure, tried: ReadonlySet<UnsavedCommit>): void {
    for (const commit of this.#unsaved.list) {
      if (commit.record.refusal !== undefined || tried.has(commit)) continue;
      commit.failure = failure.about(commit.record.requestId);
      this.#results.set(commit, err(commit.failure));
      this.#unsaved.changed(commit);
    }
  }

  async #sendOne(commit: UnsavedCommit): Promise<Result<CommitDone, ApiFailure>> {
    commit.isSending = true;
    commit.failure = undefined;
    this.#unsaved.changed(commit);
    try {
      const unstorable = await commit.encoding;
      if (unstorable !== undefined) throw unstorable;
      await this.#catchUp(commit);
      return ok(await this.#stored(commit, await this.#sendUntilItMeets(commit)));
    } catch (thrown) {
      return err(await this.#failed(commit, failureOf(thrown)));
    }
  }

  /**
   * A conflict that is none is not shown: where the server gives the same contents other ETags (an upgrade has hashed
   * them again), the commit is rebased on those and sent again, once.
   */
  async #sendUntilItMeets(commit: UnsavedCommit): Promise<CommitAnswer> {
    const { document } = this.#parts;
    const sent = commit.record;
    try {
      return await sendUntilAnswered(this.#parts, commit);
    } catch (thrown) {
      if (!failureOf(thrown).isConflict) throw thrown;
      for (const change of commit.changes) {
        const local = document(change);
        const failure = (await local.load()) ?? (await local.refresh());
        if (failure !== undefined) throw thrown;
      }
      const wasRebased = !sameValue(sent.changes, commit.record.changes);
      if (!wasRebased || commit.conflicts.size > 0) throw thrown;
      return sendUntilAnswered(this.#parts, commit);
    }
  }

  /** Loads what is new under an earlier own commit, so that this one is not taken for a conflict with it. */
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
    const saved = this.#unsaved.list.filter((other) => other === commit || isResolvedBy(other, commit));
    this.#unsaved.removeFromList(saved);
    const appended: Transaction[] = [];
    const writings: Promise<void>[] = [];
    for (const [index, change] of commit.changes.entries()) {
      const answered = answer.changes.find(({ key }) => key === change.key);
      const sent = commit.record.changes[index];
      if (answered === undefined || sent === undefined) continue;
      const stored = storedChange(change, sent, answered);
      appended.push(...stored.appended);
      const { etag, previousEtag } = answered;
      this.#unsaved.rebase(requestId, change.key, etag);
      const document = this.#parts.document(change);
      const isPartial = movesCorrections(change, document.held);
      writings.push(
        document.acknowledge(stored.changes, { etag, previousEtag, text: stored.text, isPartial }),
      );
    }
    for (const done of saved) this.#unsaved.changed(done);
    onStored({ companyId, documents: answer.changes.map(({ key, etag }) => ({ key, etag })) });
    if (!this.#isWaitedFor(commit) && !isOwnSettings(commit)) this.#reportDelayedCommit(commit, appended);
    const removals = saved.map(({ record }) => cache.removeUnsaved(record.companyId, record.requestId));
    await Promise.allSettled([...writings, ...removals]);
    const documents = commit.changes.map((change) => this.#parts.document(change));
    await Promise.all(documents.filter(({ isBehind }) => isBehind).map((document) => document.refresh()));
    return { ...answer, requestId, appended };
  }

  #reportDelayedCommit({ record, changes }: UnsavedCommit, appended: readonly Transaction[]): void {
    const { requestId, companyId, label } = record;
    this.#parts.onDelayedCommit({
      requestId,
      companyId,
      label,
      keys: changes.map(({ key }) => key),
      appended,
    });
  }

  async #failed(commit: UnsavedCommit, failure: ApiFailure): Promise<ApiFailure> {
    // A caller that has been told that the commit waits is told nothing more: the notices of every page are.
    const isToldElsewhere = !this.#isWaitedFor(commit) || (failure.isConflict && commit.keepsConflict);
    const isKept = !failure.isTransient && isToldElsewhere && !isOwnSettings(commit);
    const shown = commitFailure(failure, commit.record.requestId, isKept);
    commit.isSending = false;
    commit.failure = shown;
    if (failure.isTransient) {
      this.#unsaved.changed(commit);
      return shown;
    }
    // The server has answered now: it is not done.
    commit.isUncertain = false;
    if (isKept) {
      commit.record = withRefusal(commit.record, shown);
      this.#unsaved.changed(commit);
      await this.#unsaved.keep(commit);
    } else {
      await this.#unsaved.remove(commit);
    }
    if (failure.isConflict) {
      await Promise.all(commit.changes.map((change) => this.#parts.document(change).refresh()));
    }
    return isKept || failure.isConflict ? shown : failure;
  }
}
