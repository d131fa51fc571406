import type { CompanyConfig, ImportedFile } from "@huvudbok/core/api";
import type { ChangeIntent, DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { NamedRevision } from "../reading/etag.ts";
import type { StoredAddress } from "../reading/stored-address.ts";

/** An item that has passed its schema: as core knows it, and its stored text (equal items have equal texts). */
export interface PreparedItem {
  readonly id: string;
  readonly value: ItemOf<DocumentKind>;
  readonly text: string;
}

export interface PreparedHead {
  readonly value: HeadOf<DocumentKind>;
  readonly text: string;
}

/** What a commit wants to do with one document; everything that can be checked without the database has been. */
export interface ItemwiseChange {
  readonly mode: "items";
  readonly target: StoredAddress;
  /** The revision that the change was made from. */
  readonly ifMatch: NamedRevision | undefined;
  readonly head: PreparedHead | undefined;
  readonly put: readonly PreparedItem[];
  readonly remove: readonly string[];
  readonly append: readonly NewTransaction[];
}

/** A whole state: what differs from the stored one is found in the transaction. */
export interface WholeChange {
  readonly mode: "whole";
  readonly target: StoredAddress;
  readonly ifMatch: NamedRevision | undefined;
  readonly head: PreparedHead;
  readonly items: readonly PreparedItem[];
}

/** Ends a document: every item is removed, as a revision. */
export interface RemovalChange {
  readonly mode: "removal";
  readonly target: StoredAddress;
  /** As a change of a commit (`end`): only as it was made from, and nothing happens to a document that is not there. */
  readonly isEnd: boolean;
  readonly ifMatch: NamedRevision | undefined;
}

export type PreparedChange = ItemwiseChange | WholeChange | RemovalChange;

export interface PreparedRequest {
  readonly id: string;
  /** The hash of its content (`requestHash`); that of a large body is computed in a thread of its own. */
  readonly hash: string;
}

export interface PreparedCommit {
  /** 0 for the actor's own documents, and until the company is made. */
  readonly companyId: number;
  /** The company that the commit makes, with what it writes there. */
  readonly newCompany?: CompanyConfig;
  /** `own` for the editor of raw data, which only owners may use (HT7). */
  readonly access: "write" | "own";
  /** `save` for a whole state: the server has found what differs. */
  readonly intent: ChangeIntent;
  /** What a browser sends again has one effect. */
  readonly request: PreparedRequest | undefined;
  /** The file that an import says it was made of. */
  readonly importedFile?: ImportedFile;
  readonly changes: readonly PreparedChange[];
}
