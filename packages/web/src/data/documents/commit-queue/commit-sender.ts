import type { CommitAnswer } from "@huvudbok/core/api";
import { err, ok } from "@huvudbok/core/shared";
import { type ApiFailure, failureOf } from "../../api/api-failure.ts";
import { sendUntilAnswered } from "../no-answer/send-until-answered.ts";
import { sameValue } from "../same-value.ts";
import type { CommitResult, UnsavedCommit } from "../unsaved-commit.ts";
import type { UnsavedCommits } from "../unsaved-commits.ts";
import { setAnswer } from "./commit-answers.ts";
import { CommitOutcome } from "./commit-outcome.ts";
import type { CommitQueueParts } from "./commit-queue-parts.ts";

/** Sends what is unsaved one commit after the other, in the order they were made. */
export class CommitSender {
  readonly #parts: CommitQueueParts;
  readonly #unsaved: UnsavedCommits;
  readonly #outcome: CommitOutcome;
  #sending: Promise<void> = Promise.resolve();

  constructor(parts: CommitQueueParts, unsaved: UnsavedCommits) {
    this.#parts = parts;
    this.#unsaved = unsaved;
    this.#outcome = new CommitOutcome(parts, unsaved);
  }

  /** Sends what waits and is meant, oldest first; stops when the server cannot be reached. */
  send(isMeant: (commit: UnsavedCommit) => boolean = () => true): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendWaiting(isMeant));
    return this.#sending;
  }

  async #sendWaiting(isMeant: (commit: UnsavedCommit) => boolean): Promise<void> {
    const tried = new Set<UnsavedCommit>();
    for (;;) {
      const next = this.#unsaved.list.find(
        (commit) => commit.record.refusal === undefined && !tried.has(commit) && isMeant(commit),
      );
      if (next === undefined) return;
      tried.add(next);
      const result = await this.#sendOne(next);
      setAnswer(next, result);
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
      setAnswer(commit, err(commit.failure));
      this.#unsaved.changed(commit);
    }
  }

  async #sendOne(commit: UnsavedCommit): Promise<CommitResult> {
    commit.isSending = true;
    commit.failure = undefined;
    this.#unsaved.changed(commit);
    try {
      const unstorable = await commit.encoding;
      if (unstorable !== undefined) throw unstorable;
      await this.#catchUp(commit);
      return ok(await this.#outcome.stored(commit, await this.#sendUntilItMeets(commit)));
    } catch (thrown) {
      return err(await this.#outcome.failed(commit, failureOf(thrown)));
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
}
