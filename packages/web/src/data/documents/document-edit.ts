import type { CommitAnswer, CommitIntent } from "@huvudbok/core/api";
import type { DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { NewTransaction, Transaction } from "@huvudbok/core/transaction";

/** What a commit does to one document. An item is put as a whole: it replaces the one with its id, or is added last. */
export interface EditOf<Kind extends DocumentKind> {
  readonly kind: Kind;
  /** The fiscal year, for a document that belongs to one. */
  readonly fiscalYearId?: FiscalYearId;
  readonly head?: HeadOf<Kind>;
  readonly put?: readonly ItemOf<Kind>[];
  readonly remove?: readonly string[];
  /** New transactions, which the server gives their numbers. */
  readonly append?: Kind extends "transactions" ? readonly NewTransaction[] : never;
  /** The document ends with all its content; alone. A document that does not exist is left alone. */
  readonly end?: true;
}

export type DocumentEdit = { readonly [Kind in DocumentKind]: EditOf<Kind> }[DocumentKind];

/** One act of a user: all of it is saved, or nothing. */
export interface Commit {
  /** 0 for the user's own documents. */
  readonly companyId: number;
  readonly intent: CommitIntent;
  /** What the user did, in Swedish, as the undo button names it. */
  readonly label?: string;
  readonly changes: readonly DocumentEdit[];
  /**
   * Kinds of documents whose change remains when the commit is undone, such as what is known of a file once it is used.
   */
  readonly keeps?: readonly DocumentKind[];
  /**
   * False: a change that met a conflict is not stored, since the caller tries again by itself, or still has what was
   * typed.
   */
  readonly keepConflict?: boolean;
  /**
   * Identifies the commit for a caller that remembers it through a reload. The same id means the same commit: one that
   * waits is sent again, and one that has arrived is not stored twice.
   */
  readonly requestId?: string;
  /**
   * The caller is answered when it is known whether the commit is done, however long the answer is lost: it must neither
   * say that nothing is done, nor lose the way to undo it.
   */
  readonly untilKnown?: true;
}

/** A commit that the server has stored. */
export interface CommitDone extends CommitAnswer {
  readonly requestId: string;
  /** The appended transactions with the values from the server, in the order they were sent. */
  readonly appended: readonly Transaction[];
}
