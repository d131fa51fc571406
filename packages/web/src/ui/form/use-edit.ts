import type { DocumentEdit } from "../../data/documents/document-edit.ts";
import { useCommit } from "../../data/use-commit.ts";
import { useToast } from "../label/toast.tsx";
import { useUndoAction } from "./use-undo-action.ts";

/**
 * Saves changes of the selected company's documents in one commit and shows a notice with Ångra. `label` says in the
 * past tense what was done: "Konto 1510 är raderat".
 */
export function useEdit(): (label: string, changes: readonly DocumentEdit[]) => Promise<void> {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  return async (label, changes) => {
    const done = await commit({ intent: "edit", label, changes });
    if (!done.ok) throw done.error;
    const { requestId } = done.value;
    toast({ text: label, undo: () => void takeBack(requestId) });
  };
}
