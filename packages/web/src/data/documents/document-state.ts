import type { DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { ApiFailure } from "../api/api-failure.ts";

/** How the browser's copy relates to the server's (PG3). */
export type DocumentStatus = "Uninitialized" | "Modified" | "Syncing" | "Synced";

/** Identifies a document; fields that the scope of the kind does not need are ignored. */
export interface DocumentPlace {
  readonly companyId?: number;
  readonly fiscalYearId?: FiscalYearId;
}

/** The present state of a document: a value, replaced by another when anything in it changes. */
export interface DocumentState<Kind extends DocumentKind> {
  readonly status: DocumentStatus;
  /** Undefined until loaded, and when there is no data and the kind has a head that must be filled in. */
  readonly head: HeadOf<Kind> | undefined;
  /** By id, in the order of the document; an item that has not changed stays the same object. */
  readonly items: ReadonlyMap<string, ItemOf<Kind>>;
  readonly etag: string | undefined;
  /** True when the content is loaded, also when there is none. */
  readonly isLoaded: boolean;
  /** True when the server has no such document. */
  readonly isMissing: boolean;
  readonly error: ApiFailure | undefined;
}
