import type { CommitRequest, DocumentChange } from "@huvudbok/core/api";
import {
  companyKey,
  DOCUMENT_KINDS,
  type DocumentKind,
  decodeStoredHead,
  decodeStoredItem,
  decodeStoredNewTransaction,
  encodeHead,
  encodeItem,
  encodeNewTransaction,
  fiscalYearKey,
  type ItemOf,
  itemId,
  parseDocumentKey,
  userKey,
} from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Result } from "@huvudbok/core/shared";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../api/api-failure.ts";
import type { UnsavedRecord } from "./document-cache.ts";
import type { CommitDone, DocumentEdit } from "./document-edit.ts";
import type { ItemChanges } from "./server-document.ts";

/** What an unsaved commit does to one document, decoded. */
export interface UnsavedChange extends ItemChanges {
  readonly key: string;
  readonly kind: DocumentKind;
  readonly append: readonly NewTransaction[];
}

export type CommitResult = Result<CommitDone, ApiFailure>;

/** A commit that is being sent, or that is stored because it did not reach the server. */
export interface UnsavedCommit {
  record: UnsavedRecord;
  readonly changes: readonly UnsavedChange[];
  isSending: boolean;
  /** The keys where somebody else has changed what this commit changes: it must end in a conflict. */
  readonly conflicts: Set<string>;
  /** What went wrong the last time it was sent. */
  failure: ApiFailure | undefined;
  /** Whether a conflict is stored for the user, or returned to a caller that tries again by itself. */
  keepsConflict: boolean;
  /** Whether a caller that still has what was typed waits for the answer. */
  hasCaller: boolean;
  /** Whether that caller waits until it is known whether the commit is done. */
  readonly untilKnown: boolean;
  /** It was sent, and an answer was lost: it may be done. */
  isUncertain: boolean;
  /** What became of it when it was sent the last time. */
  result: CommitResult | undefined;
  /** Whether its caller has been told of that. */
  isAnswered: boolean;
  /** Calls back a caller that waits until it is known whether it is done. */
  whenKnown: (() => void) | undefined;
  /** While its record lacks items, which are still to be encoded: what is wrong with them, if anything. */
  encoding: Promise<ApiFailure | undefined> | undefined;
}

/** The data key of a document; undefined when the place lacks the company or year that the kind needs. */
export function dataKey(
  kind: DocumentKind,
  companyId: number | undefined,
  fiscalYearId: FiscalYearId | undefined,
): string | undefined {
  const { scope } = DOCUMENT_KINDS[kind];
  if (scope === "user") return userKey(kind);
  if (companyId === undefined || companyId === 0) return undefined;
  if (scope === "company") return companyKey(companyId, kind);
  return fiscalYearId === undefined ? undefined : fiscalYearKey(companyId, fiscalYearId, kind);
}

/** A decoded change, and the form it is sent in. */
export interface PreparedChange {
  readonly change: UnsavedChange;
  /** Without its items where those are `left`. */
  readonly sent: DocumentChange;
  /** The edit whose items are still to be encoded: encoding so many at one go is felt. */
  readonly left?: DocumentEdit;
}

/**
 * An unsaved commit as it was stored, in the versions that this program writes: what an older one left is lifted
 * (ST33). Undefined when this program cannot read it, as when a newer one left it.
 */
export function unsavedFromRecord(record: UnsavedRecord): UnsavedCommit | undefined {
  const prepared: PreparedChange[] = [];
  for (const [index, sent] of record.changes.entries()) {
    const change = changeFromSent(sent, record.versions?.[index] ?? 1);
    if (change === undefined) return undefined;
    prepared.push(change);
  }
  const changes = prepared.map(({ change }) => change);
  return waitingCommit({ ...record, ...sentOf(prepared) }, changes, {
    keepsConflict: !isOwnSettings({ changes }),
    hasCaller: false,
    untilKnown: false,
  });
}

/** A commit that has not been sent in this visit. */
export function waitingCommit(
  record: UnsavedRecord,
  changes: readonly UnsavedChange[],
  caller: Pick<UnsavedCommit, "keepsConflict" | "hasCaller" | "untilKnown">,
): UnsavedCommit {
  return {
    record,
    changes,
    ...caller,
    isSending: false,
    conflicts: new Set(),
    failure: undefined,
    isUncertain: false,
    result: undefined,
    isAnswered: false,
    whenKnown: undefined,
    encoding: undefined,
  };
}

/**
 * Whether a commit is about nothing but the person's own settings. No later visit asks about it: it is sent, or dropped
 * when the server refuses it.
 */
export function isOwnSettings({ changes }: Pick<UnsavedCommit, "changes">): boolean {
  return changes.every(({ kind }) => kind === "userSettings");
}

/** What a record says of its changes. */
export function sentOf(prepared: readonly PreparedChange[]): Pick<UnsavedRecord, "changes" | "versions"> {
  return {
    changes: prepared.map(({ sent }) => sent),
    versions: prepared.map(({ change }) => DOCUMENT_KINDS[change.kind].version),
  };
}

function changeFromSent(sent: DocumentChange, version: number): PreparedChange | undefined {
  const kind = parseDocumentKey(sent.key)?.kind;
  if (kind === undefined || version > DOCUMENT_KINDS[kind].version) return undefined;
  const head = sent.head === undefined ? undefined : decodeStoredHead(kind, version, sent.head);
  const put = new Map<string, unknown>();
  const items: ItemOf<DocumentKind>[] = [];
  for (const json of sent.put ?? []) {
    const item = decodeStoredItem(kind, version, json);
    if (!item.ok) return undefined;
    put.set(itemId(kind, item.value) ?? "", item.value);
    items.push(item.value);
  }
  const append: NewTransaction[] = [];
  for (const json of sent.append ?? []) {
    const transaction = decodeStoredNewTransaction(version, json);
    if (!transaction.ok) return undefined;
    append.push(transaction.value);
  }
  if (head?.ok === false) return undefined;
  const change: UnsavedChange = {
    key: sent.key,
    kind,
    head: head?.value,
    put,
    remove: sent.remove ?? [],
    append,
    ...(sent.end === true ? { ends: true } : {}),
  };
  if (version === DOCUMENT_KINDS[kind].version) return { change, sent };
  const lifted: DocumentChange = {
    ...sent,
    ...(head === undefined ? {} : { head: encodeHead(kind, head.value) }),
    ...(sent.put === undefined ? {} : { put: items.map((item) => encodeItem(kind, item)) }),
    ...(sent.append === undefined ? {} : { append: append.map(encodeNewTransaction) }),
  };
  return { change, sent: lifted };
}

/** What is sent to the server. */
export function requestOf({ record }: UnsavedCommit): CommitRequest {
  const { companyId, intent, requestId, changes } = record;
  return { companyId, intent, requestId, changes: [...changes] };
}

/** The commit with the ETag that its change of a document is now based on. */
export function withIfMatch(record: UnsavedRecord, key: string, etag: string | undefined): UnsavedRecord {
  const changes = record.changes.map((change) => {
    if (change.key !== key || isAppendOnly(change)) return change;
    const { ifMatch: _before, ...rest } = change;
    return etag === undefined ? rest : { ...rest, ifMatch: etag };
  });
  return { ...record, changes };
}

/** Appending does not depend on what others have done meanwhile (PG38). */
export function isAppendOnly(change: DocumentChange): boolean {
  const { head, put, remove, end } = change;
  return head === undefined && put === undefined && remove === undefined && end === undefined;
}

/** The commit is based on another copy than the held one: the server decides whether they conflict. */
export function noteOtherStart(commit: UnsavedCommit, key: string, etag: string | undefined): void {
  const sent = commit.record.changes.find((change) => change.key === key);
  if (sent !== undefined && !isAppendOnly(sent) && sent.ifMatch !== etag) commit.conflicts.add(key);
}

/** Stores why the server refused a commit. */
export function withRefusal(record: UnsavedRecord, failure: ApiFailure): UnsavedRecord {
  const { status, type, message } = failure;
  return { ...record, refusal: { status, type, message } };
}
