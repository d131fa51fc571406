import { err, ok, type Result } from "@huvudbok/core/shared";
import type { ApiFailure } from "../../api/api-failure.ts";
import { stillUnknown } from "../commit-failure.ts";
import type { Commit } from "../document-edit.ts";
import { DocumentTurns } from "../new-commit/document-turns.ts";
import { newUnsaved, waitingDuplicate } from "../new-commit/new-unsaved.ts";
import { encodeLeft, unsavedChange } from "../new-commit/prepared-change.ts";
import {
  type CommitResult,
  isAppendOnly,
  isOwnSettings,
  type PreparedChange,
  type UnsavedCommit,
} from "../unsaved-commit.ts";
import type { UnsavedCommits } from "../unsaved-commits.ts";
import { answerBeforeKnown, takeAnswer } from "./commit-answers.ts";
import type { CommitQueueParts } from "./commit-queue-parts.ts";
import { CommitSender } from "./commit-sender.ts";

/**
 * Takes in commits, and what is asked about those that wait. Each is stored in the browser until the server has it, or
 * has refused it to a caller that still has what was typed.
 */
export class CommitQueue {
  readonly #parts: CommitQueueParts;
  readonly #unsaved: UnsavedCommits;
  readonly #turns = new DocumentTurns();
  readonly #sender: CommitSender;
  #lastCreatedAt = 0;

  constructor(parts: CommitQueueParts, unsaved: UnsavedCommits) {
    this.#parts = parts;
    this.#unsaved = unsaved;
    this.#sender = new CommitSender(parts, unsaved);
  }

  /**
   * Saves a commit. It is shown at once; appended transactions wait for their numbers. If the same commit already waits
   * after a failure, that one is sent again: the person has pressed the button a second time.
   */
  async add(commit: Commit): Promise<CommitResult> {
    const prepared: PreparedChange[] = [];
    for (const edit of commit.changes) {
      const change = unsavedChange(edit, commit.companyId);
      if (!change.ok) return change;
      prepared.push(change.value);
    }
    const entered = await this.#enter(commit, prepared);
    if (!entered.ok) return entered;
    const unsaved = entered.value;
    unsaved.isAnswered = false;
    await this.send();
    return takeAnswer(unsaved);
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

  /** Sends what waits, oldest first; stops when the server cannot be reached. */
  send(): Promise<void> {
    return this.#sender.send();
  }

  /** Sends what earlier visits left of the person's own settings, on top of the copy that this browser has. */
  async sendOwnSettings(): Promise<void> {
    const isMeant = (commit: UnsavedCommit) => !commit.hasCaller && isOwnSettings(commit);
    const changes = this.#unsaved.list.filter(isMeant).flatMap((commit) => commit.changes);
    if (changes.length === 0) return;
    await Promise.all(changes.map((change) => this.#parts.document(change).load()));
    await this.#sender.send(isMeant);
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
    const commit = this.#withId(requestId);
    if (commit === undefined) await this.#unsaved.removeStored(requestId);
    else {
      await this.#unsaved.remove(commit);
      answerBeforeKnown(commit, undefined);
    }
  }

  /**
   * Answers a caller that waits for a lost answer that it is not known. The commit stays, is sent again as before, and is
   * told of like one that nobody waits for, whatever becomes of it.
   */
  stopWaiting(requestId: string): void {
    const commit = this.#withId(requestId);
    if (commit?.whenKnown === undefined) return;
    commit.hasCaller = false;
    commit.keepsConflict = true;
    answerBeforeKnown(commit, err(stillUnknown().about(requestId, true)));
    this.#unsaved.changed(commit);
  }

  #withId(requestId: string): UnsavedCommit | undefined {
    return this.#unsaved.list.find(({ record }) => record.requestId === requestId);
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
}
