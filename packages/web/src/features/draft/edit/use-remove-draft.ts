import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useState } from "react";
import { useCommit } from "../../../data/use-commit.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { watchPage } from "../../../ui/link/watch-page.ts";
import { pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";

/** Deletes a draft, and leads to the list of the others. */
export function useRemoveDraft(year: FiscalYear) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  const [error, setError] = usePageError();
  const [isBusy, setIsBusy] = useState(false);
  return {
    error,
    isBusy,
    remove: async ({ id, text }: Draft, onRemoved: () => void): Promise<void> => {
      const isHere = watchPage();
      setIsBusy(true);
      const done = await commit({
        intent: "edit",
        label: text === "" ? "Radering av ett utkast" : `Radering av utkast ${text}`,
        changes: [{ kind: "transactionDrafts", fiscalYearId: year.id, remove: [id] }],
      });
      if (!done.ok) {
        setIsBusy(false);
        setError(pageErrorOf(done.error));
        return;
      }
      onRemoved();
      toast({ text: "Utkastet är raderat", undo: () => void takeBack(done.value.requestId) });
      if (isHere()) pushAddress("/accounting/draft");
    },
  };
}
