import type { CommitAnswer, CommitIntent } from "@huvudbok/core/api";
import type { DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { NewTransaction, Transaction } from "@huvudbok/core/transaction";

/** What a commit does to one document. An item is put whole: it replaces the one with its id, or is added last. */
export interface EditOf<Kind extends DocumentKind> {
  readonly kind: Kind;
  /** The year of a document that belongs to one. */
  readonly fiscalYearId?: FiscalYearId;
  readonly head?: HeadOf<Kind>;
  readonly put?: readonly ItemOf<Kind>[];
  readonly remove?: readonly string[];
  /** New transactions, which the server gives their numbers. */
  readonly append?: Kind extends "transactions" ? readonly NewTransaction[] : never;
}

export type DocumentEdit = { readonly [Kind in DocumentKind]: EditOf<Kind> }[DocumentKind];

/** One thing that a user does: all of it is saved, or nothing. */
export interface Commit {
  /** 0 for the user's own documents. */
  readonly companyId: number;
  readonly intent: CommitIntent;
  /** What the user did, in Swedish, as the undo button names it. */
  readonly label?: string;
  readonly changes: readonly DocumentEdit[];
  /** Kinds of documents whose change stays when the commit is taken back, as what is known of a file once used. */
  readonly keeps?: readonly DocumentKind[];
  /** False: a change that met a conflict is not kept, since the caller tries again by itself, or keeps what was typed. */
  readonly keepConflict?: boolean;
  /**
   * Names the commit for a caller that remembers it through a reload. What has the same name is the same commit: one
   * that waits is sent again, and one that has arrived is not stored twice.
   */
  readonly requestId?: string;
}

/** A commit that the server has stored. */
export interface CommitDone extends CommitAnswer {
  readonly requestId: string;
  /** The appended transactions with what the server gave them, in the order they were sent. */
  readonly appended: readonly Transaction[];
}
