import type { DocumentEdit } from "../data/documents/document-edit.ts";
import { useCommit } from "../data/use-commit.ts";
import { useToast } from "./toast.tsx";
import { useTakeBack } from "./use-take-back.ts";

/**
 * Saves changes of the selected company's documents in one commit and tells what was done, with Ångra. `label` says
 * it in the past tense: "Konto 1510 är raderat".
 */
export function useEdit(): (label: string, changes: readonly DocumentEdit[]) => Promise<void> {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useTakeBack();
  return async (label, changes) => {
    const done = await commit({ intent: "edit", label, changes });
    if (!done.ok) throw done.error;
    const { requestId } = done.value;
    toast({ text: label, undo: () => void takeBack(requestId) });
  };
}
