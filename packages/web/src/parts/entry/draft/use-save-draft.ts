import { changeRefusalText } from "@huvudbok/core/document";
import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useRef, useState } from "react";
import { ownRefusal } from "../../../data/documents/own-refusal.ts";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { giveUpConflict } from "../../../data/unfinished/give-up-conflict.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";

/** Shown where a field holds a text that a draft cannot. */
export const UNREADABLE_TEXT =
  "Utkastet är inte sparat: ett fält har en text som inte går att läsa. Rätta den, eller töm fältet.";

/** The server may have saved it: nothing answered. */
const UNKNOWN_TITLE = "Det är inte känt om utkastet är sparat";

/**
 * Saves a draft of the form's year. What cannot be saved stays in the form, and is not sent again by itself: it would be
 * a draft beside the form that a person goes on with.
 */
export function useSaveDraft(year: FiscalYear) {
  const commit = useCommit();
  const { discard } = useSyncStatus();
  const [error, setError] = usePageError();
  const [isSaving, setIsSaving] = useState(false);
  const busy = useRef(false);
  return {
    error,
    isSaving,
    isBusy: (): boolean => busy.current,
    fail: setError,
    /** The commit's id; undefined when it could not be saved, with the reason in `error`. */
    save: async (draft: Draft, existing: ReadonlyMap<string, Draft>): Promise<string | undefined> => {
      const refusal = ownRefusal("transactionDrafts", { put: [draft] }, { existing, fiscalYear: year });
      if (refusal !== undefined && refusal.code !== "feature-missing") {
        setError({ message: changeRefusalText(refusal), level: "warning" });
        return undefined;
      }
      busy.current = true;
      setIsSaving(true);
      const saved = await commit({
        intent: "edit",
        label: draft.text === "" ? "Utkast" : `Utkast ${draft.text}`,
        keepConflict: false,
        changes: [{ kind: "transactionDrafts", fiscalYearId: year.id, put: [draft] }],
      });
      busy.current = false;
      setIsSaving(false);
      if (saved.ok) {
        setError(undefined);
        return saved.value.requestId;
      }
      const failure = await giveUpConflict(saved.error);
      if (failure.unsavedId !== undefined) await discard(failure.unsavedId);
      const { stack: _stack, ...shown } = pageErrorOf(failure);
      setError({ ...shown, title: failure.isAnswerLost ? UNKNOWN_TITLE : "Utkastet är inte sparat" });
      return undefined;
    },
  };
}
