import { err, type Result } from "@huvudbok/core/shared";
import { useCallback, useSyncExternalStore } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useCompany } from "./company/selected-company.ts";
import { nobodySignedIn } from "./documents/commit-failure.ts";
import { documentClient, useDocumentClient } from "./documents/current-client.ts";
import type { DocumentClient } from "./documents/document-client.ts";
import type { CommitDone } from "./documents/document-edit.ts";
import { type UndoableCommit, UndoStack } from "./documents/undo-stack.ts";

const stacks = new WeakMap<DocumentClient, UndoStack>();

/** What the user of these documents can undo in this tab. */
export function undoStackOf(client: DocumentClient): UndoStack {
  const existing = stacks.get(client);
  if (existing !== undefined) return existing;
  const stack = new UndoStack(client);
  stacks.set(client, stack);
  return stack;
}

export interface UsedUndo {
  readonly canUndo: boolean;
  /** Whether something of the selected company is on its way to be saved: it is what was done last. */
  readonly isSaving: boolean;
  /**
   * What the user did last in the selected company, in Swedish; undefined when there is nothing to undo, or it has no
   * name.
   */
  readonly label: string | undefined;
  /** The commit of a request, or the last one of the selected company; undefined when it can no longer be undone. */
  readonly find: (requestId?: string) => UndoableCommit | undefined;
  /** What is being undone now in the selected company. */
  readonly undoing: () => UndoableCommit | undefined;
  /** The same as `isSaving`, as it is now and not as it was rendered. */
  readonly isUnderWay: () => boolean;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** Undoes it by a new commit; the server refuses what may not be undone. */
  undo(requestId?: string): Promise<Result<CommitDone, ApiFailure>>;
}

export function useUndo(): UsedUndo {
  const client = useDocumentClient();
  const stack = client === undefined ? undefined : undoStackOf(client);
  const companyId = useCompany()?.id ?? 0;
  const last = useSyncExternalStore(stack?.subscribe ?? subscribeToNothing, () => stack?.last(companyId));
  const isSaving = useSyncExternalStore(
    stack?.subscribe ?? subscribeToNothing,
    () => stack?.isUnderWay(companyId) ?? false,
  );
  const settled = useCallback(async () => stack?.settled(companyId), [stack, companyId]);
  const find = useCallback((requestId?: string) => findCommit(companyId, requestId), [companyId]);
  const isUnderWay = useCallback(() => stack?.isUnderWay(companyId) === true, [stack, companyId]);
  const undoing = useCallback(() => stack?.undoing(companyId), [stack, companyId]);
  const undo = useCallback((requestId?: string) => undoCommit(companyId, requestId), [companyId]);
  const label = isSaving ? undefined : last?.label;
  const canUndo = last !== undefined || isSaving;
  return { canUndo, isSaving, label, isUnderWay, settled, find, undoing, undo };
}

function findCommit(companyId: number, requestId: string | undefined): UndoableCommit | undefined {
  const client = documentClient();
  if (client === undefined) return undefined;
  const stack = undoStackOf(client);
  return requestId === undefined ? stack.last(companyId) : stack.find(requestId);
}

async function undoCommit(
  companyId: number,
  requestId: string | undefined,
): Promise<Result<CommitDone, ApiFailure>> {
  const client = documentClient();
  if (client === undefined) return err(nobodySignedIn());
  return undoStackOf(client).undo(findCommit(companyId, requestId));
}

function subscribeToNothing(): () => void {
  return () => {};
}
