import type { Draft, RegisterRules } from "@huvudbok/core/draft";
import { useMemo } from "react";
import { useCommit } from "../../../data/use-commit.ts";
import { type Action, useAction } from "../../../ui/form/use-action.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import {
  choosing,
  type DraftCommand,
  keepingAnalyses,
  merging,
  performing,
  removing,
} from "./draft-commands.ts";
import { untickDrafts } from "./draft-selection.ts";
import type { ListedDrafts } from "./use-listed-drafts.ts";
import type { ToldDrafts } from "./use-told-drafts.tsx";

export interface DraftChanges {
  readonly action: Action;
  /** Performs the chosen action of each of these drafts, as they were when it was asked. */
  readonly perform: (chosen: readonly Draft[]) => void;
  /** Chooses another of what is suggested for a draft, by its place. */
  readonly choose: (draft: Draft, place: number) => void;
  /** Stores what was suggested for drafts. */
  readonly keepAnalyses: (drafts: readonly Draft[]) => void;
  readonly merge: (target: Draft, source: Draft) => void;
  readonly remove: (drafts: readonly Draft[]) => void;
}

const CHANGED_MEANWHILE = "Utkasten har ändrats under analysen. Analysera igen.";

/**
 * What the list does with drafts: each one commit, told in a notice in which it can be undone. The functions are the same
 * ones always, so that rows which are given them are not drawn again.
 */
export function useDraftChanges(
  { all, draftOf, twins }: Pick<ListedDrafts, "all" | "draftOf" | "twins">,
  told: ToldDrafts,
  rules: RegisterRules,
): DraftChanges {
  const action = useAction();
  const commit = useCommit();
  const toast = useToast();
  const undo = useUndoAction();
  const latest = useLatest({ action, commit, toast, undo, all, draftOf, twins, told, rules });
  const changes = useMemo((): Omit<DraftChanges, "action"> => {
    const save = ({ label, done, notDone, edit, asked, takes }: DraftCommand) =>
      latest.current.action.run(async () => {
        const saved = await latest.current.commit({
          intent: "edit",
          label,
          keepConflict: false,
          changes: [{ kind: "transactionDrafts", ...edit }],
        });
        if (!saved.ok) {
          if (latest.current.told.tellFailure(saved.error, notDone, asked)) return;
          throw saved.error;
        }
        const { requestId } = saved.value;
        if (takes) untickDrafts(asked.map(({ id }) => id));
        latest.current.toast({ text: done, undo: () => void latest.current.undo(requestId) });
      });
    const saveIfAny = (command: DraftCommand | undefined) => command && save(command);
    const saveUnasked = (command: DraftCommand | undefined) => {
      if (command === undefined) return;
      latest.current.told.see();
      save(command);
    };
    return {
      perform: (chosen) => saveIfAny(performing(chosen, latest.current)),
      choose: (draft, place) => saveUnasked(choosing(draft, place, latest.current)),
      keepAnalyses: (drafts) => {
        const command = keepingAnalyses(drafts, latest.current);
        if (command === undefined) latest.current.toast({ text: CHANGED_MEANWHILE });
        saveUnasked(command);
      },
      merge: (kept, other) => saveIfAny(merging(kept, other, latest.current)),
      remove: (drafts) => saveIfAny(removing(drafts, latest.current)),
    };
  }, [latest]);
  return { action, ...changes };
}
