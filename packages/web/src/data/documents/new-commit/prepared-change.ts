import type { DocumentChange } from "@huvudbok/core/api";
import {
  type DocumentKind,
  encodeHead,
  encodeItem,
  encodeNewTransaction,
  itemId,
  UnstorableValue,
} from "@huvudbok/core/document";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { ApiFailure } from "../../api/api-failure.ts";
import { companyNotSelected, fiscalYearMissing, unstorableChange } from "../commit-failure.ts";
import type { UnsavedRecord } from "../document-cache.ts";
import type { DocumentEdit, EditOf } from "../document-edit.ts";
import type { SentItems } from "../long/long-commit.ts";
import { dataKey, type PreparedChange, type UnsavedChange, type UnsavedCommit } from "../unsaved-commit.ts";

/** More items are encoded in turns with the page. */
const MOST_ENCODED_AT_ONCE = 200;

/** Prepares an edit; a failure when its place lacks the company or year that the kind needs, or it cannot be stored. */
export function unsavedChange(edit: DocumentEdit, companyId: number): Result<PreparedChange, ApiFailure> {
  const key = dataKey(edit.kind, companyId, edit.fiscalYearId);
  if (key === undefined) return err(companyId === 0 ? companyNotSelected() : fiscalYearMissing());
  if (Number(edit.put?.length) > MOST_ENCODED_AT_ONCE) {
    return ok({ ...encoded(key, edit, []), left: edit });
  }
  try {
    return ok(encoded(key, edit, encodedItems(edit)));
  } catch (thrown) {
    return err(failureOfEncoding(thrown));
  }
}

/**
 * Fills in the items that a new commit was shown without, in turns with the page. Returns why the commit cannot be
 * stored, if it cannot.
 */
export async function encodeLeft(
  commit: UnsavedCommit,
  prepared: readonly PreparedChange[],
): Promise<ApiFailure | undefined> {
  // Without a connection it may not be had: the page then stands still for a moment.
  const long = await import("../long/long-commit.ts").catch(() => undefined);
  const inTurns = long?.encodedInTurns ?? encodedItems;
  for (const { change, left } of prepared) {
    if (left === undefined) continue;
    try {
      commit.record = withItems(commit.record, change.key, await inTurns(left));
    } catch (thrown) {
      return failureOfEncoding(thrown);
    }
  }
  return undefined;
}

function withItems(record: UnsavedRecord, key: string, put: SentItems): UnsavedRecord {
  const changes = record.changes.map((change) => (change.key === key ? { ...change, put } : change));
  return { ...record, changes };
}

/** Throws what is no `UnstorableValue`. */
function failureOfEncoding(thrown: unknown): ApiFailure {
  if (thrown instanceof UnstorableValue) return unstorableChange(thrown);
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
