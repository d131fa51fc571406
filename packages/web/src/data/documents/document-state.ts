import type { DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { ApiFailure } from "../api-failure.ts";

/** How the browser's copy stands to the server's (specification 1 §4). */
export type DocumentStatus = "Uninitialized" | "Modified" | "Syncing" | "Synced";

/** Whose document is meant; what the scope of the kind does not need is not looked at. */
export interface DocumentPlace {
  readonly companyId?: number;
  readonly fiscalYearId?: FiscalYearId;
}

/** What is known of a document now: a value, replaced by another when anything in it changes. */
export interface DocumentState<Kind extends DocumentKind> {
  readonly status: DocumentStatus;
  /** Undefined until loaded, and when there is no data and the kind has a head that must be filled in. */
  readonly head: HeadOf<Kind> | undefined;
  /** By id, in the order of the document; an item that has not changed stays the same object. */
  readonly items: ReadonlyMap<string, ItemOf<Kind>>;
  readonly etag: string | undefined;
  /** True when the content is known, also when it is that there is none. */
  readonly isLoaded: boolean;
  /** True when the server has no such document. */
  readonly isMissing: boolean;
  readonly error: ApiFailure | undefined;
}
