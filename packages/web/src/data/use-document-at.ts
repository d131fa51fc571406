import type { DocumentKind, HeadOf, ItemOf } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useDocumentClient } from "./documents/current-client.ts";
import type { DocumentState } from "./documents/document-state.ts";
import { dataKey } from "./documents/unsaved-commit.ts";

/** Initializing: nothing to show yet. Loading: a change is being saved (PG3). */
export type LoadState = "Initializing" | "Loading" | "Default" | "error";

/** A document as a page reads it. */
export interface UsedDocument<Kind extends DocumentKind> {
  readonly state: LoadState;
  /** Undefined until loaded, and for a missing document of a kind whose head must be filled in. */
  readonly head: HeadOf<Kind> | undefined;
  /** By id, in the order of the document; an item that has not changed stays the same object. */
  readonly items: ReadonlyMap<string, ItemOf<Kind>>;
  readonly etag: string | undefined;
  /** What went wrong the last time it was loaded or saved; there may be content all the same. */
  readonly error: ApiFailure | undefined;
  /** The server has no such document: the default is shown (PG36). */
  readonly isMissing: boolean;
  /** What is shown is what the server has, as far as this browser knows: no change of it waits. */
  readonly isSynced: boolean;
}

/** Reads a document at a given place. It remains Initializing while the place is not known. */
export function useDocumentAt<Kind extends DocumentKind>(
  kind: Kind,
  companyId: number | undefined,
  fiscalYearId: FiscalYearId | undefined,
): UsedDocument<Kind> {
  const client = useDocumentClient();
  const key = dataKey(kind, companyId, fiscalYearId);
  const subscribe = useCallback(
    (listener: () => void) =>
      client === undefined || key === undefined ? () => {} : client.subscribe(key, kind, listener),
    [client, key, kind],
  );
  const state = useSyncExternalStore(subscribe, () =>
    client === undefined || key === undefined ? undefined : client.state(key, kind),
  );
  return useMemo(() => usedDocument(state), [state]);
}

function usedDocument<Kind extends DocumentKind>(state: DocumentState<Kind> | undefined): UsedDocument<Kind> {
  if (state === undefined) {
    const nothing = { head: undefined, etag: undefined, error: undefined, isMissing: false, isSynced: false };
    return { state: "Initializing", items: new Map(), ...nothing };
  }
  const { head, items, etag, error, isMissing } = state;
  const isSynced = state.status === "Synced";
  return { state: pageState(state), head, items, etag, error, isMissing, isSynced };
}

function pageState({ isLoaded, status, error }: DocumentState<DocumentKind>): LoadState {
  if (!isLoaded) return error === undefined ? "Initializing" : "error";
  return status === "Syncing" ? "Loading" : "Default";
}
