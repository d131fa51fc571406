import type { DocumentRow } from "./lock-documents.ts";
import type { PreparedHead, PreparedItem } from "./prepared-change.ts";
import type { StoredAddress } from "./stored-address.ts";
import type { StoredItem } from "./stored-items.ts";

/** One item that a change touches, before and after; absent means that it is not there. They always differ. */
export interface ResolvedItem {
  readonly id: string;
  readonly before: StoredItem | undefined;
  readonly after: PreparedItem | undefined;
}

/** What a change does to a document, compared with what is stored. */
export interface ResolvedChange {
  readonly target: StoredAddress;
  /** As it was before the change, locked until the commit is done. */
  readonly document: DocumentRow;
  /** Undefined: the document was not there. */
  readonly headBefore: string | undefined;
  /** The new head; undefined when it does not change. */
  readonly head: PreparedHead | undefined;
  /** The document ends with this change. */
  readonly ends: boolean;
  /** It held no items before. */
  readonly wasEmpty: boolean;
  readonly items: readonly ResolvedItem[];
  /** The new transactions that the server gave numbers, in the order they were sent. */
  readonly appended: readonly PreparedItem[];
}

/** True when the change leaves everything as it is: no revision is written. */
export function isNothing(change: ResolvedChange): boolean {
  return change.items.length === 0 && change.head === undefined && !change.ends;
}
