import type { CommitAnswer } from "@huvudbok/core/api";
import type { Transaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../../api/api-failure.ts";
import { commitFailure } from "../commit-failure.ts";
import type { CommitDone } from "../document-edit.ts";
import { isOwnSettings, type UnsavedCommit, withRefusal } from "../unsaved-commit.ts";
import type { UnsavedCommits } from "../unsaved-commits.ts";
import { isWaitedFor } from "./commit-answers.ts";
import type { CommitQueueParts } from "./commit-queue-parts.ts";
import { isResolvedBy, movesCorrections, storedChange } from "./stored-commit.ts";

/** Applies to the documents, and to what is unsaved, what has become of a commit that was sent. */
export class CommitOutcome {
  readonly #parts: CommitQueueParts;
  readonly #unsaved: UnsavedCommits;

  constructor(parts: CommitQueueParts, unsaved: UnsavedCommits) {
    this.#parts = parts;
    this.#unsaved = unsaved;
  }

  /** The server has stored the commit. */
  async stored(commit: UnsavedCommit, answer: CommitAnswer): Promise<CommitDone> {
    const { cache, document, onStored } = this.#parts;
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
      const local = document(change);
      const isPartial = movesCorrections(change, local.held);
      writings.push(local.acknowledge(stored.changes, { etag, previousEtag, text: stored.text, isPartial }));
    }
    for (const done of saved) this.#unsaved.changed(done);
    onStored({ requestId, companyId, documents: answer.changes.map(({ key, etag }) => ({ key, etag })) });
    if (!isWaitedFor(commit) && !isOwnSettings(commit)) this.#reportDelayed(commit, appended);
    const removals = saved.map(({ record }) => cache.removeUnsaved(record.companyId, record.requestId));
    await Promise.allSettled([...writings, ...removals]);
    const behind = commit.changes.map(document).filter(({ isBehind }) => isBehind);
    await Promise.all(behind.map((local) => local.refresh()));
    return { ...answer, requestId, appended };
  }

  /** The commit was refused, or not received. Returns the failure for its caller. */
  async failed(commit: UnsavedCommit, failure: ApiFailure): Promise<ApiFailure> {
    // A caller that has been told that the commit waits is told nothing more: the notices of every page are.
    const isToldElsewhere = !isWaitedFor(commit) || (failure.isConflict && commit.keepsConflict);
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

  #reportDelayed({ record, changes }: UnsavedCommit, appended: readonly Transaction[]): void {
    const { requestId, companyId, label } = record;
    this.#parts.onDelayedCommit({
      requestId,
      companyId,
      label,
      keys: changes.map(({ key }) => key),
      appended,
    });
  }
}
