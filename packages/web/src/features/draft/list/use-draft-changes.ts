import {
  chosenAction,
  type Draft,
  mergedDraft,
  performedActions,
  withChosenAction,
} from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import { type PageCommit, useCommit } from "../../../data/use-commit.ts";
import { type Action, useAction } from "../../../ui/form/use-action.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import { untickDrafts } from "./draft-selection.ts";
import { goneDraftText } from "./gone-draft-text.ts";

export interface DraftChanges {
  readonly action: Action;
  /** Performs the chosen action of each of these drafts; `all` are those of the year. */
  readonly perform: (all: readonly Draft[], chosen: readonly Draft[]) => void;
  /** Chooses another of what is suggested for a draft, by its place. */
  readonly choose: (draft: Draft, place: number) => void;
  /** Stores what was suggested for drafts. */
  readonly keepAnalyses: (drafts: readonly Draft[]) => void;
  readonly merge: (target: Draft, source: Draft) => void;
  readonly remove: (drafts: readonly Draft[]) => void;
}

type Edit = Extract<PageCommit["changes"][number], { readonly kind: "transactionDrafts" }>;

/**
 * What the list does with drafts: each one commit, told in a notice in which it can be undone. The functions are the same
 * ones always, so that rows which are given them are not drawn again.
 */
export function useDraftChanges(draftOf: (id: string) => Draft | undefined): DraftChanges {
  const action = useAction();
  const commit = useCommit();
  const toast = useToast();
  const undo = useUndoAction();
  const latest = useLatest({ action, commit, toast, undo, draftOf });
  const changes = useMemo((): Omit<DraftChanges, "action"> => {
    /** `taken`: the drafts that a command of the list takes, which are ticked no more. */
    const save = (label: string, done: string, edit: Omit<Edit, "kind">, taken: readonly string[] = []) =>
      latest.current.action.run(async () => {
        const saved = await latest.current.commit({
          intent: "edit",
          label,
          keepConflict: false,
          changes: [{ kind: "transactionDrafts", ...edit }],
        });
        if (!saved.ok) throw saved.error;
        const { requestId } = saved.value;
        untickDrafts(taken);
        latest.current.toast({ text: done, undo: () => void latest.current.undo(requestId) });
      });
    /** The drafts as they are stored now: what was asked about them may have taken a while. Undefined where one is gone. */
    const current = (...asked: readonly Draft[]): readonly Draft[] | undefined => {
      const gone = asked.find(({ id }) => latest.current.draftOf(id) === undefined);
      if (gone !== undefined) latest.current.action.fail(goneDraftText(gone.id));
      return gone === undefined ? asked.map((draft) => latest.current.draftOf(draft.id) ?? draft) : undefined;
    };
    return {
      perform: (all, chosen) => {
        const ids = chosen.filter((draft) => chosenAction(draft) !== undefined).map(({ id }) => id);
        const { put, remove, count } = performedActions(all, new Set(ids));
        const text = formatCounted(count, "åtgärd", "åtgärder");
        if (count > 0) save(text, `${text} ${count === 1 ? "utförd" : "utförda"}`, { put, remove }, ids);
      },
      choose: (draft, place) =>
        save("Val av förslag", "Förslaget är valt", { put: [withChosenAction(draft, place)] }, [draft.id]),
      keepAnalyses: (drafts) =>
        save("Analys av utkast", `Förslag till ${formatCounted(drafts.length, "utkast", "utkast")}`, {
          put: drafts,
        }),
      merge: (kept, other) => {
        const [target, source] = current(kept, other) ?? [];
        if (target === undefined || source === undefined) return;
        const put = [mergedDraft(target, source)];
        const both = [target.id, source.id];
        save("Sammanslagning av utkast", "Utkasten är hopslagna", { put, remove: [source.id] }, both);
      },
      remove: (drafts) => {
        if (current(...drafts) === undefined) return;
        const text = formatCounted(drafts.length, "utkast", "utkast");
        const remove = drafts.map(({ id }) => id);
        save(
          `Radering av ${text}`,
          `${text} ${drafts.length === 1 ? "raderat" : "raderade"}`,
          { remove },
          remove,
        );
      },
    };
  }, [latest]);
  return { action, ...changes };
}
