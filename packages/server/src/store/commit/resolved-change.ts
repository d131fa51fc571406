import type { DocumentKind } from "@huvudbok/core/document";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { StoredAddress } from "../reading/stored-address.ts";
import type { StoredItem } from "../reading/stored-items.ts";
import { currentItemText, type StoredBody } from "../reading/stored-values.ts";
import type { DocumentRow } from "./lock-documents.ts";
import type { PreparedHead, PreparedItem } from "./prepared-change.ts";

/** A change compared with what is stored: only what differs is left, and nobody else has touched it since. */
export interface ComparedChange {
  readonly target: StoredAddress;
  /** As it was before the change, locked until the commit is done. */
  readonly document: DocumentRow;
  /** The stored head; undefined when the document was not there. */
  readonly headBefore: StoredBody | undefined;
  /** The new head; undefined when it does not change. */
  readonly head: PreparedHead | undefined;
  /** The document ends with this change. */
  readonly ends: boolean;
  /** It held no items before. */
  readonly wasEmpty: boolean;
  /** The stored state of every item that is put or removed and was there. */
  readonly existing: ReadonlyMap<string, StoredItem>;
  readonly put: readonly PreparedItem[];
  readonly remove: readonly string[];
  readonly append: readonly NewTransaction[];
}

/** One item that a change touches, before and after; absent means that it is not there. They always differ. */
export interface ResolvedItem {
  readonly id: string;
  readonly before: StoredItem | undefined;
  readonly after: PreparedItem | undefined;
}

/** A change as the rules have accepted it: what is written. */
export interface ResolvedChange
  extends Pick<ComparedChange, "target" | "document" | "headBefore" | "head" | "ends"> {
  readonly items: readonly ResolvedItem[];
  /** What was asked to be put, before a rule has changed it. */
  readonly sent: readonly PreparedItem[];
  /** The new transactions that were given numbers, in the order they were sent. */
  readonly appended: readonly PreparedItem[];
}

/** True when the change leaves everything as it is: no revision is written. */
export function isNothing(change: ResolvedChange): boolean {
  return change.items.length === 0 && change.head === undefined && !change.ends;
}

/** Whether an item says what is stored, in whichever version that was written. */
export function isAsStored(kind: DocumentKind, after: PreparedItem, before: StoredItem | undefined): boolean {
  return before !== undefined && currentItemText(kind, before) === after.text;
}

/** The items of a change that differ from what is stored. */
export function resolvedItems(
  kind: DocumentKind,
  existing: ReadonlyMap<string, StoredItem>,
  put: readonly PreparedItem[],
  remove: readonly string[],
): readonly ResolvedItem[] {
  const items: ResolvedItem[] = [];
  for (const after of put) {
    const before = existing.get(after.id);
    if (!isAsStored(kind, after, before)) items.push({ id: after.id, before, after });
  }
  for (const id of remove) items.push({ id, before: existing.get(id), after: undefined });
  return items;
}
