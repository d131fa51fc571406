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
  UnstorableValue,
  userKey,
} from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../api/api-failure.ts";
import { companyNotSelected, fiscalYearMissing, unstorableChange } from "./commit-failure.ts";
import type { UnsavedRecord } from "./document-cache.ts";
import type { DocumentEdit, EditOf } from "./document-edit.ts";
import type { SentItems } from "./long/long-commit.ts";
import type { ItemChanges } from "./server-document.ts";

/** What an unsaved commit does to one document, decoded. */
export interface UnsavedChange extends ItemChanges {
  readonly key: string;
  readonly kind: DocumentKind;
  readonly append: readonly NewTransaction[];
}

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
  readonly sent: DocumentChange;
}

/** Encoding more at one go is felt. */
const MOST_ENCODED_AT_ONCE = 200;

/**
 * Prepares an edit; a failure when its place lacks the company or year that the kind needs, or it cannot be stored. One
 * of many items is prepared in turns with the page.
 */
export function unsavedChange(
  edit: DocumentEdit,
  companyId: number,
): Result<PreparedChange, ApiFailure> | Promise<Result<PreparedChange, ApiFailure>> {
  const key = dataKey(edit.kind, companyId, edit.fiscalYearId);
  if (key === undefined) return err(companyId === 0 ? companyNotSelected() : fiscalYearMissing());
  if (Number(edit.put?.length) > MOST_ENCODED_AT_ONCE) return encodedSlowly(key, edit).catch(refusedOrThrown);
  try {
    return ok(encoded(key, edit, encodedItems(edit)));
  } catch (thrown) {
    return refusedOrThrown(thrown);
  }
}

async function encodedSlowly(key: string, edit: DocumentEdit): Promise<Result<PreparedChange, ApiFailure>> {
  // Without a connection it may not be had: the page then stands still for a moment.
  const long = await import("./long/long-commit.ts").catch(() => undefined);
  return ok(encoded(key, edit, long === undefined ? encodedItems(edit) : await long.encodedInTurns(edit)));
}

function refusedOrThrown(thrown: unknown): Result<never, ApiFailure> {
  if (thrown instanceof UnstorableValue) return err(unstorableChange(thrown));
  throw thrown;
}

function encodedItems<Kind extends DocumentKind>({ kind, put = [] }: EditOf<Kind>): SentItems {
  return put.map((item) => encodeItem(kind, item));
}

function encoded<Kind extends DocumentKind>(
  key: string,
  edit: EditOf<Kind>,
  sentItems: SentItems,
): PreparedChange {
  const { kind, head, put = [], remove = [], append = [] } = edit;
  const ids = put.map((item) => itemId(kind, item));
  const items = new Map(put.map((item, index) => [ids[index] ?? "", item]));
  invariant(items.size === put.length && !items.has(""), "every item of a change has an id of its own");
  const ends = edit.end === true ? { ends: true } : {};
  const change: UnsavedChange = { key, kind, head, put: items, remove, append, ...ends };
  const sent: DocumentChange = {
    key,
    ...(head === undefined ? {} : { head: encodeHead(kind, head) }),
    ...(put.length === 0 ? {} : { put: sentItems }),
    ...(remove.length === 0 ? {} : { remove: [...remove] }),
    ...(append.length === 0 ? {} : { append: append.map(encodeNewTransaction) }),
    ...(edit.end === true ? { end: true } : {}),
  };
  return { change, sent };
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
  const keepsConflict = !isOwnSettings({ changes });
  const rest = { isSending: false, failure: undefined, keepsConflict, hasCaller: false };
  const answer = { untilKnown: false, isUncertain: false };
  return { record: { ...record, ...sentOf(prepared) }, changes, conflicts: new Set(), ...rest, ...answer };
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

/** The commit as it was made, without the copies it was based on. */
export function contentOf(changes: readonly DocumentChange[]): readonly unknown[] {
  return changes.map(({ ifMatch: _ifMatch, ...rest }) => rest);
}

/** Stores why the server refused a commit. */
export function withRefusal(record: UnsavedRecord, failure: ApiFailure): UnsavedRecord {
  const { status, type, message } = failure;
  return { ...record, refusal: { status, type, message } };
}
