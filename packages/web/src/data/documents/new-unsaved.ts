import type { UnsavedRecord } from "./document-cache.ts";
import type { Commit } from "./document-edit.ts";
import { sameValue } from "./same-value.ts";
import {
  contentOf,
  type PreparedChange,
  sentOf,
  type UnsavedChange,
  type UnsavedCommit,
  withIfMatch,
} from "./unsaved-commit.ts";

/** Which commit it is, whose, and what it was made on top of. */
interface UnsavedPlace extends Pick<UnsavedRecord, "requestId" | "tabId" | "createdAt"> {
  readonly onTopOf: NonNullable<UnsavedRecord["onTopOf"]>;
}

/** A commit as it is about to be sent, with the ETags that its documents have for the person who made it. */
export function newUnsaved(
  { companyId, intent, label, keepConflict = true, untilKnown }: Commit,
  prepared: readonly PreparedChange[],
  { onTopOf, ...place }: UnsavedPlace,
  etagOf: (change: UnsavedChange) => string | undefined,
): UnsavedCommit {
  let record: UnsavedRecord = {
    ...place,
    ...(onTopOf.length === 0 ? {} : { onTopOf }),
    companyId,
    intent,
    ...(label === undefined ? {} : { label }),
    ...sentOf(prepared),
  };
  for (const { change } of prepared) record = withIfMatch(record, change.key, etagOf(change));
  return {
    record,
    changes: prepared.map(({ change }) => change),
    isSending: false,
    conflicts: new Set(),
    failure: undefined,
    keepsConflict: keepConflict,
    hasCaller: true,
    untilKnown: untilKnown === true,
    isUncertain: false,
  };
}

/** A commit that waits after a failure, or since an earlier visit, and has the same id or content as this one. */
export function waitingDuplicate(
  waiting: readonly UnsavedCommit[],
  commit: Commit,
  prepared: readonly PreparedChange[],
): UnsavedCommit | undefined {
  const sent = contentOf(prepared.map((one) => one.sent));
  return waiting.find(
    ({ record, isSending, failure, hasCaller }) =>
      (!hasCaller || (failure !== undefined && !isSending)) &&
      record.refusal === undefined &&
      record.companyId === commit.companyId &&
      (record.requestId === commit.requestId ||
        (record.intent === commit.intent && sameValue(contentOf(record.changes), sent))),
  );
}
