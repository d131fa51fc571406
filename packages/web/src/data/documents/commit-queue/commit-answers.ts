import { err } from "@huvudbok/core/shared";
import { nothingAnswered } from "../commit-failure.ts";
import type { CommitResult, UnsavedCommit } from "../unsaved-commit.ts";

/**
 * The answer for the caller of a commit that has been sent. It comes later while an answer of the server is lost, if
 * the caller must not be told anything before that is mended.
 */
export async function takeAnswer(commit: UnsavedCommit): Promise<CommitResult> {
  if (commit.untilKnown && !isKnown(commit)) {
    await new Promise<void>((resolve) => {
      commit.whenKnown = resolve;
    });
    commit.whenKnown = undefined;
  }
  commit.isAnswered = true;
  return commit.result ?? err(nothingAnswered());
}

/** What has become of a commit, for the caller that waits for it. */
export function setAnswer(commit: UnsavedCommit, result: CommitResult): void {
  commit.result = result;
  if (isKnown(commit)) commit.whenKnown?.();
}

/** Answers a caller that waits for a lost answer, before it is known. */
export function answerBeforeKnown(commit: UnsavedCommit, result: CommitResult | undefined): void {
  commit.result = result;
  commit.whenKnown?.();
}

/** Whether a caller that still has what was typed gets the answer. */
export function isWaitedFor(commit: UnsavedCommit): boolean {
  return commit.hasCaller && !commit.isAnswered;
}

function isKnown({ isUncertain, result }: UnsavedCommit): boolean {
  return !isUncertain || result === undefined || result.ok || !result.error.isTransient;
}
