import type { UnsavedRecord } from "../document-cache.ts";
import type { Commit } from "../document-edit.ts";
import { sameValue } from "../same-value.ts";
import {
  type PreparedChange,
  sentOf,
  type UnsavedChange,
  type UnsavedCommit,
  waitingCommit,
  withIfMatch,
} from "../unsaved-commit.ts";

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
  return waitingCommit(
    record,
    prepared.map(({ change }) => change),
    { keepsConflict: keepConflict, hasCaller: true, untilKnown: untilKnown === true },
  );
}

/**
 * A commit that waits after a failure, or since an earlier visit, and is this one: by its id, since two equal events are
 * two (UN4); of one without an id by its content, unless something later has changed the same.
 */
export function waitingDuplicate(
  waiting: readonly UnsavedCommit[],
  { requestId, companyId, intent }: Commit,
  prepared: readonly PreparedChange[],
): UnsavedCommit | undefined {
  const content = contentOf(prepared.map(({ change }) => change));
  const place = waiting.findLastIndex(
    ({ record, changes, isSending, failure, hasCaller }) =>
      (!hasCaller || (failure !== undefined && !isSending)) &&
      record.refusal === undefined &&
      record.companyId === companyId &&
      (requestId === undefined
        ? record.intent === intent && sameValue(contentOf(changes), content)
        : record.requestId === requestId),
  );
  const later = requestId === undefined ? waiting.slice(place + 1).flatMap(({ changes }) => changes) : [];
  const isChangedSince = prepared.some(({ change }) => later.some((other) => touchesSame(change, other)));
  return isChangedSince ? undefined : waiting[place];
}

/** What changes do, in a form that can be compared. */
function contentOf(changes: readonly UnsavedChange[]): readonly unknown[] {
  return changes.map(({ put, ...change }) => ({ ...change, put: [...put] }));
}

function touchesSame(one: UnsavedChange, { key, head, put, remove }: UnsavedChange): boolean {
  const isTouched = (id: string) => put.has(id) || remove.includes(id);
  const areBoth = one.head !== undefined && head !== undefined;
  return one.key === key && (areBoth || [...one.put.keys(), ...one.remove].some(isTouched));
}
