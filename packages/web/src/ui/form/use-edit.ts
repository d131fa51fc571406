import type { DocumentEdit } from "../../data/documents/document-edit.ts";
import { type PageCommit, useCommit } from "../../data/use-commit.ts";
import { useToast } from "../label/toast.tsx";
import { useUndoAction } from "./use-undo-action.ts";

/**
 * Saves changes of the selected company's documents in one commit and shows a notice with Ångra. `label` says in the
 * past tense what was done: "Konto 1510 är raderat"; `what` names the changed thing where that sentence does not. `untilKnown`
 * is for what is too much to be told wrongly when an answer is lost: see `Commit`.
 */
export function useEdit(
  manner: Pick<PageCommit, "untilKnown"> = {},
): (label: string, changes: readonly DocumentEdit[], what?: string) => Promise<void> {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  return async (label, changes, what = label) => {
    const done = await commit({ intent: "edit", label: what, changes, ...manner });
    if (!done.ok) throw done.error;
    const { requestId } = done.value;
    toast({ text: label, undo: () => void takeBack(requestId) });
  };
}
