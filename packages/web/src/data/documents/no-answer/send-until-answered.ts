import type { CommitAnswer } from "@huvudbok/core/api";
import { failureOf } from "../../api/api-failure.ts";
import type { DocumentApi } from "../document-api.ts";
import { requestOf, type UnsavedCommit } from "../unsaved-commit.ts";

/** How long to wait before each time that a commit whose answer was lost is sent again, in milliseconds. */
const PAUSES = [300];
/** The same for a commit whose caller waits until it is known whether it is done. */
const PAUSES_UNTIL_KNOWN = [300, 900, 1800];

interface SendParts {
  readonly api: DocumentApi;
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The server may have done what it could not answer. It answers the same request as the first time (ST3), so it is asked
 * a few times before anybody is told that there is no contact. Throws `ApiFailure`.
 */
export async function sendUntilAnswered(
  { api, pause }: SendParts,
  commit: UnsavedCommit,
): Promise<CommitAnswer> {
  for (const wait of commit.untilKnown ? PAUSES_UNTIL_KNOWN : PAUSES) {
    try {
      return await api.commit(requestOf(commit));
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (!failure.isAnswerLost) throw thrown;
      commit.isUncertain = true;
      // The person has waited long enough to be told.
      if (failure.isLate) throw thrown;
      await pause(wait);
    }
  }
  return api.commit(requestOf(commit));
}
