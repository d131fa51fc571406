import type { Result } from "@huvudbok/core/shared";
import { useCallback, useSyncExternalStore } from "react";
import type { ApiFailure } from "./api-failure.ts";
import { useCompany } from "./companies.ts";
import { nobodySignedIn } from "./documents/commit-failure.ts";
import { documentClient, useDocumentClient } from "./documents/current-client.ts";
import type { DocumentClient } from "./documents/document-client.ts";
import type { CommitDone } from "./documents/document-edit.ts";
import { UndoStack } from "./documents/undo-stack.ts";

const stacks = new WeakMap<DocumentClient, UndoStack>();

/** What the user of these documents can take back in this tab. */
export function undoStackOf(client: DocumentClient): UndoStack {
  const known = stacks.get(client);
  if (known !== undefined) return known;
  const stack = new UndoStack(client);
  stacks.set(client, stack);
  return stack;
}

export interface UsedUndo {
  readonly canUndo: boolean;
  /** What the user did last in the selected company, in Swedish; undefined when there is nothing to undo, or it has no name. */
  readonly label: string | undefined;
  /** Takes it back by a new commit; the server refuses what may not be taken back. */
  undo(): Promise<Result<CommitDone, ApiFailure>>;
}

export function useUndo(): UsedUndo {
  const client = useDocumentClient();
  const stack = client === undefined ? undefined : undoStackOf(client);
  const companyId = useCompany()?.id ?? 0;
  const last = useSyncExternalStore(stack?.subscribe ?? subscribeToNothing, () => stack?.last(companyId));
  const undo = useCallback(() => undoLast(companyId), [companyId]);
  return { canUndo: last !== undefined, label: last?.label, undo };
}

async function undoLast(companyId: number): Promise<Result<CommitDone, ApiFailure>> {
  const client = documentClient();
  return client === undefined ? { ok: false, error: nobodySignedIn() } : undoStackOf(client).undo(companyId);
}

function subscribeToNothing(): () => void {
  return () => {};
}
