import type { CommitRequest, DocumentChange } from "@huvudbok/core/api";
import {
  companyKey,
  DOCUMENT_KINDS,
  type DocumentKind,
  decodeHead,
  decodeItem,
  decodeNewTransaction,
  encodeHead,
  encodeItem,
  encodeNewTransaction,
  fiscalYearKey,
  itemId,
  parseDocumentKey,
  userKey,
} from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { invariant } from "@huvudbok/core/shared";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../api-failure.ts";
import type { UnsavedRecord } from "./document-cache.ts";
import type { DocumentEdit, EditOf } from "./document-edit.ts";
import type { ItemChanges } from "./held-document.ts";

/** What an unsaved commit does to one document, as core knows it. */
export interface UnsavedChange extends ItemChanges {
  readonly key: string;
  readonly kind: DocumentKind;
  readonly append: readonly NewTransaction[];
}

/** A commit on its way to the server, or kept because it did not get there. */
export interface UnsavedCommit {
  record: UnsavedRecord;
  readonly changes: readonly UnsavedChange[];
  isSending: boolean;
  /** The keys where somebody else has changed what this commit changes: it must meet the conflict. */
  readonly conflicts: Set<string>;
  /** What went wrong the last time it was sent. */
  failure: ApiFailure | undefined;
  /** Whether a conflict is kept for the user, or handed back to a caller that tries again by itself. */
  readonly keepsConflict: boolean;
  /** Whether somebody waits for the answer who still has what was typed. */
  hasCaller: boolean;
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

/** A change as core knows it, and the form it is sent in. */
export interface PreparedChange {
  readonly change: UnsavedChange;
  readonly sent: DocumentChange;
}

/** Prepares an edit; undefined when its place lacks the company or year that the kind needs. */
export function unsavedChange(edit: DocumentEdit, companyId: number): PreparedChange | undefined {
  const key = dataKey(edit.kind, companyId, edit.fiscalYearId);
  return key === undefined ? undefined : encoded(key, edit);
}

function encoded<Kind extends DocumentKind>(key: string, edit: EditOf<Kind>): PreparedChange {
  const { kind, head, put = [], remove = [], append = [] } = edit;
  const ids = put.map((item) => itemId(kind, item));
  const items = new Map(put.map((item, index) => [ids[index] ?? "", item]));
  invariant(items.size === put.length && !items.has(""), "every item of a change has an id of its own");
  const change: UnsavedChange = { key, kind, head, put: items, remove, append };
  const sent: DocumentChange = {
    key,
    ...(head === undefined ? {} : { head: encodeHead(kind, head) }),
    ...(put.length === 0 ? {} : { put: put.map((item) => encodeItem(kind, item)) }),
    ...(remove.length === 0 ? {} : { remove: [...remove] }),
    ...(append.length === 0 ? {} : { append: append.map(encodeNewTransaction) }),
  };
  return { change, sent };
}

/** An unsaved commit as it was kept; undefined when this program cannot read it any more. */
export function unsavedFromRecord(record: UnsavedRecord): UnsavedCommit | undefined {
  const changes: UnsavedChange[] = [];
  for (const sent of record.changes) {
    const change = changeFromSent(sent);
    if (change === undefined) return undefined;
    changes.push(change);
  }
  const rest = { isSending: false, failure: undefined, keepsConflict: true, hasCaller: false };
  return { record, changes, conflicts: new Set(), ...rest };
}

function changeFromSent(sent: DocumentChange): UnsavedChange | undefined {
  const kind = parseDocumentKey(sent.key)?.kind;
  if (kind === undefined) return undefined;
  const head = sent.head === undefined ? undefined : decodeHead(kind, sent.head);
  const put = new Map<string, unknown>();
  for (const json of sent.put ?? []) {
    const item = decodeItem(kind, json);
    if (!item.ok) return undefined;
    put.set(itemId(kind, item.value) ?? "", item.value);
  }
  const append: NewTransaction[] = [];
  for (const json of sent.append ?? []) {
    const transaction = decodeNewTransaction(json);
    if (!transaction.ok) return undefined;
    append.push(transaction.value);
  }
  if (head?.ok === false) return undefined;
  return { key: sent.key, kind, head: head?.value, put, remove: sent.remove ?? [], append };
}

/** What is sent to the server. */
export function requestOf({ record }: UnsavedCommit): CommitRequest {
  const { companyId, intent, requestId, changes } = record;
  return { companyId, intent, requestId, changes: [...changes] };
}

/** The commit with the ETag that its change of a document is now made from. */
export function withIfMatch(record: UnsavedRecord, key: string, etag: string | undefined): UnsavedRecord {
  const changes = record.changes.map((change) => {
    if (change.key !== key || isAppendOnly(change)) return change;
    const { ifMatch: _before, ...rest } = change;
    return etag === undefined ? rest : { ...rest, ifMatch: etag };
  });
  return { ...record, changes };
}

/** Appending takes no notice of what others have done meanwhile (clarification P20). */
export function isAppendOnly(change: DocumentChange): boolean {
  return change.head === undefined && change.put === undefined && change.remove === undefined;
}

/** The commit begins from another copy than the one held: whether the two meet is left to the server. */
export function noteOtherStart(commit: UnsavedCommit, key: string, etag: string | undefined): void {
  const sent = commit.record.changes.find((change) => change.key === key);
  if (sent !== undefined && !isAppendOnly(sent) && sent.ifMatch !== etag) commit.conflicts.add(key);
}

/** The commit as it was made, apart from the copies it was made from. */
export function contentOf(changes: readonly DocumentChange[]): readonly unknown[] {
  return changes.map(({ ifMatch: _ifMatch, ...rest }) => rest);
}

/** Keeps why the server refused a commit. */
export function withRefusal(record: UnsavedRecord, failure: ApiFailure): UnsavedRecord {
  const { status, type, message } = failure;
  return { ...record, refusal: { status, type, message } };
}
