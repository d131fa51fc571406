import { useCallback, useSyncExternalStore } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { isServerReached, subscribeToServer } from "./api/server-reached.ts";
import { sendEverywhere, useDocumentClient } from "./documents/current-client.ts";
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
  /** The page has loaded anew since: there is nothing to reload for. */
  readonly isOfEarlierVisit: boolean;
}

/** A change whose answer was lost. */
export interface UncertainChange extends Pick<RefusedChange, "id" | "companyId" | "label"> {
  /** Whether a page still waits for it. */
  readonly isWaitedFor: boolean;
}

export interface SyncState {
  readonly status: SaveStatus;
  /** Whether the person is asked to choose between what is typed and what somebody else has saved. */
  readonly hasChoice: boolean;
  /** Whether anything unsaved may succeed a second time: all but conflicts. */
  readonly canRetry: boolean;
  /** Sends again what could not be sent, here and in other tabs. */
  retry(): Promise<void>;
  /** Why something is not saved. */
  readonly error: ApiFailure | undefined;
  readonly refused: readonly RefusedChange[];
  /** What may be done or not, since the answer was lost. */
  readonly uncertain: readonly UncertainChange[];
  /** How many changes are stored in this browser and wait to be sent. */
  readonly waiting: number;
  /** How many changes of other tabs wait so, whether or not those tabs are open. */
  readonly waitingElsewhere: number;
  /** Whether something unsaved would be lost with this tab, since the browser does not store it. */
  readonly isOnlyHere: boolean;
  /** Changes of earlier visits that this version of the program cannot read. */
  readonly unreadable: readonly UnsavedRecord[];
  /** Gives up a refused change. */
  readonly discard: (id: string) => Promise<void>;
  /** Lets the page that waits for a lost answer go on; the change stays until it is known. */
  readonly stopWaiting: (id: string) => void;
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
  const subscribeElsewhere = useCallback(
    (listener: () => void) => client?.elsewhere.subscribe(listener) ?? (() => {}),
    [client],
  );
  const waitingElsewhere = useSyncExternalStore(subscribeElsewhere, () => client?.elsewhere.count ?? 0);
  const isReached = useSyncExternalStore(subscribeToServer, isServerReached);
  const hasChoice = useSyncExternalStore(subscribeToChoices, hasOpenChoice);
  const discard = useCallback(async (id: string) => client?.discardUnsaved(id), [client]);
  const stopWaiting = useCallback((id: string) => client?.stopWaiting(id), [client]);
  return {
    status: saveStatus(unsaved, isReached, hasChoice || waitingElsewhere > 0 || unreadable.length > 0),
    hasChoice,
    canRetry: waitingElsewhere > 0 || unsaved.some(({ record }) => record.refusal?.status !== 412),
    retry: sendEverywhere,
    error: unsaved.findLast(({ failure }) => failure !== undefined)?.failure,
    waiting: unsaved.filter(({ record, isSending }) => record.refusal === undefined && !isSending).length,
    waitingElsewhere,
    isOnlyHere,
    unreadable,
    refused: unsaved.flatMap(refusedChange),
    uncertain: unsaved.flatMap(uncertainChange),
    discard,
    stopWaiting,
  };
}

/**
 * Where the server does not answer it is unknown what others have saved meanwhile, and the next change will not be
 * saved.
 */
function saveStatus(
  unsaved: readonly UnsavedCommit[],
  isReached: boolean,
  isOtherUnsaved: boolean,
): SaveStatus {
  if (unsaved.length === 0 && isOtherUnsaved) return "Inte sparat";
  if (unsaved.length === 0) return isReached ? "Sparat" : "Ingen anslutning";
  const isUnderWay = unsaved.some(({ isSending }) => isSending) || unsaved.every(isNew);
  return isUnderWay ? "Sparar" : "Inte sparat";
}

/** Just made, and about to be sent. */
function isNew({ hasCaller, failure }: UnsavedCommit): boolean {
  return hasCaller && failure === undefined;
}

function uncertainChange(commit: UnsavedCommit): readonly UncertainChange[] {
  const { requestId, companyId, label } = commit.record;
  const isWaiting = commit.untilKnown && commit.isUncertain && commit.failure !== undefined;
  return isWaiting ? [{ id: requestId, companyId, label, isWaitedFor: commit.hasCaller }] : [];
}

function refusedChange({ record, failure }: UnsavedCommit): readonly RefusedChange[] {
  const { requestId, companyId, label, refusal } = record;
  return refusal === undefined
    ? []
    : [
        {
          id: requestId,
          companyId,
          label,
          message: refusal.message,
          // What was refused in this visit has its failure beside what is stored of it.
          isOfEarlierVisit: failure === undefined,
        },
      ];
}
