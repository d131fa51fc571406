import { useCallback, useSyncExternalStore } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useDocumentClient } from "./documents/current-client.ts";
import type { UnsavedRecord } from "./documents/document-cache.ts";
import type { UnsavedCommit } from "./documents/unsaved-commit.ts";
import { hasOpenChoice, subscribeToChoices } from "./unfinished/open-choices.ts";

export type SaveStatus = "Sparat" | "Sparar" | "Inte sparat" | "Ingen anslutning";

/** A change that the server has refused, and that is stored until the person has decided about it. */
export interface RefusedChange {
  readonly id: string;
  readonly companyId: number;
  /** What the user did, in Swedish, if the page named it. */
  readonly label: string | undefined;
  readonly message: string;
}

export interface SyncState {
  readonly status: SaveStatus;
  /** Whether the person is asked to choose between what is typed and what somebody else has saved. */
  readonly hasChoice: boolean;
  /** Whether anything unsaved may succeed a second time: all but conflicts. */
  readonly canRetry: boolean;
  /** Sends again what could not be sent. */
  retry(): Promise<void>;
  /** Why something is not saved. */
  readonly error: ApiFailure | undefined;
  readonly refused: readonly RefusedChange[];
  /** How many changes are stored in this browser and wait to be sent. */
  readonly waiting: number;
  /** Whether something unsaved would be lost with this tab, since the browser does not store it. */
  readonly isOnlyHere: boolean;
  /** Changes of earlier visits that this version of the program cannot read. */
  readonly unreadable: readonly UnsavedRecord[];
  /** Gives up a refused change. */
  readonly discard: (id: string) => Promise<void>;
}

const NOTHING: readonly UnsavedCommit[] = [];
const NO_RECORDS: readonly UnsavedRecord[] = [];

/** Whether all changes are saved, for the top bar. */
export function useSyncStatus(): SyncState {
  const client = useDocumentClient();
  const subscribe = useCallback(
    (listener: () => void) => client?.subscribeToUnsaved(listener) ?? (() => {}),
    [client],
  );
  const unsaved = useSyncExternalStore(subscribe, () => client?.unsaved ?? NOTHING);
  const unreadable = useSyncExternalStore(subscribe, () => client?.unreadable ?? NO_RECORDS);
  const isOnlyHere = useSyncExternalStore(subscribe, () => client?.hasUnsavedOnlyHere ?? false);
  const isOnline = useSyncExternalStore(subscribeToLine, () => navigator.onLine);
  const hasChoice = useSyncExternalStore(subscribeToChoices, hasOpenChoice);
  const retry = useCallback(async () => client?.retryUnsaved(), [client]);
  const discard = useCallback(async (id: string) => client?.discardUnsaved(id), [client]);
  return {
    status: saveStatus(unsaved, isOnline, hasChoice),
    hasChoice,
    canRetry: unsaved.some(({ record }) => record.refusal?.status !== 412),
    retry,
    error: unsaved.findLast(({ failure }) => failure !== undefined)?.failure,
    waiting: unsaved.filter(({ record, isSending }) => record.refusal === undefined && !isSending).length,
    isOnlyHere,
    unreadable,
    refused: unsaved.flatMap(refusedChange),
    discard,
  };
}

/** Without a connection it is unknown what others have saved meanwhile, and the next change will not be saved. */
function saveStatus(unsaved: readonly UnsavedCommit[], isOnline: boolean, hasChoice: boolean): SaveStatus {
  if (unsaved.length === 0 && hasChoice) return "Inte sparat";
  if (unsaved.length === 0) return isOnline ? "Sparat" : "Ingen anslutning";
  const isUnderWay = unsaved.some(({ isSending }) => isSending) || unsaved.every(isNew);
  return isUnderWay ? "Sparar" : "Inte sparat";
}

function subscribeToLine(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Just made, and about to be sent. */
function isNew({ hasCaller, failure }: UnsavedCommit): boolean {
  return hasCaller && failure === undefined;
}

function refusedChange({ record }: UnsavedCommit): readonly RefusedChange[] {
  const { requestId, companyId, label, refusal } = record;
  return refusal === undefined ? [] : [{ id: requestId, companyId, label, message: refusal.message }];
}
