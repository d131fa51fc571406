import { type Draft, mergedDraft, performedActions } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import { type PageCommit, useCommit } from "../../../data/use-commit.ts";
import { type Action, useAction } from "../../../ui/form/use-action.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useLatest } from "../../../ui/use-latest.ts";

export interface DraftChanges {
  readonly action: Action;
  /** Performs the chosen action of each of these drafts; `all` are those of the year. */
  readonly perform: (all: readonly Draft[], chosen: readonly Draft[]) => void;
  readonly merge: (target: Draft, source: Draft) => void;
  readonly remove: (drafts: readonly Draft[]) => void;
}

type Edit = Extract<PageCommit["changes"][number], { readonly kind: "transactionDrafts" }>;

/** What the list does with drafts: each one commit, told in a notice in which it can be undone. */
export function useDraftChanges(): DraftChanges {
  const action = useAction();
  const commit = useCommit();
  const toast = useToast();
  const undo = useUndoAction();
  const latest = useLatest({ action, commit, toast, undo });
  return useMemo(() => {
    const save = (label: string, done: string, edit: Omit<Edit, "kind">) =>
      latest.current.action.run(async () => {
        const saved = await latest.current.commit({
          intent: "edit",
          label,
          keepConflict: false,
          changes: [{ kind: "transactionDrafts", ...edit }],
        });
        if (!saved.ok) throw saved.error;
        const { requestId } = saved.value;
        latest.current.toast({ text: done, undo: () => void latest.current.undo(requestId) });
      });
    return {
      action,
      perform: (all, chosen) => {
        const { put, remove, count } = performedActions(all, new Set(chosen.map(({ id }) => id)));
        const text = formatCounted(count, "åtgärd", "åtgärder");
        if (count > 0) save(text, `${text} ${count === 1 ? "utförd" : "utförda"}`, { put, remove });
      },
      merge: (target, source) =>
        save("Sammanslagning av utkast", "Utkasten är hopslagna", {
          put: [mergedDraft(target, source)],
          remove: [source.id],
        }),
      remove: (drafts) => {
        const text = formatCounted(drafts.length, "utkast", "utkast");
        const remove = drafts.map(({ id }) => id);
        save(`Radering av ${text}`, `${text} ${drafts.length === 1 ? "raderat" : "raderade"}`, { remove });
      },
    };
  }, [latest, action]);
}
