import { type Conversion, type Draft, draftOfTransaction } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { transactionId } from "@huvudbok/core/transaction";
import { useRef, useState } from "react";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { watchPage } from "../../../ui/link/watch-page.ts";
import { type PageError, pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import type { PageProgress } from "../../../ui/page-frame/page-frame.tsx";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";
import { inSlices } from "../register/in-slices.ts";

export interface Converting {
  /** What is going on. It can be stopped before anything is sent. Undefined while nothing is. */
  readonly progress: PageProgress | undefined;
  /** What is being converted. */
  readonly begun: Conversion | undefined;
  readonly error: PageError | undefined;
  readonly start: (conversion: Conversion) => void;
}

/** What a conversion made of its transactions, as notices call it. */
function conversionText({ converted }: Pick<Conversion, "converted">): string {
  return `${formatCounted(converted.length, "transaktion", "transaktioner")} till utkast`;
}

/** Converts in one commit: all transactions are drafts and gone from the books, or nothing has changed (CH9). */
export function useConversion(): Converting {
  const [progress, setProgress] = useState<Converting["progress"]>();
  const [begun, setBegun] = useState<Conversion>();
  const [error, setError] = usePageError();
  const save = useSaveConversion();
  /** Another object for each try: a cancelled one is no longer the current. */
  const current = useRef<object>(undefined);

  const making = (share: number) => ({ text: "Gör utkast av transaktionerna", share, onStop: end });
  async function run(conversion: Conversion, attempt: object) {
    const isHere = watchPage();
    const isCurrent = () => current.current === attempt;
    const drafts = await inSlices(
      conversion.converted,
      (transaction) => draftOfTransaction(transaction, crypto.randomUUID()),
      (share) => isCurrent() && setProgress(making(share)),
    );
    if (!isCurrent()) return;
    setProgress({ text: "Sparar utkasten" });
    const saved = await save(conversion, drafts);
    if (saved.ok) {
      if (isHere()) pushAddress("/accounting/draft");
    } else setError({ ...pageErrorOf(saved.error), title: "Inget är konverterat" });
  }
  function end() {
    current.current = undefined;
    setProgress(undefined);
    setBegun(undefined);
  }
  return {
    progress,
    begun,
    error,
    start: (conversion) => {
      if (current.current !== undefined) return;
      const attempt = {};
      current.current = attempt;
      setError(undefined);
      setProgress(making(0));
      setBegun(conversion);
      void run(conversion, attempt)
        .catch((thrown: unknown) => setError(pageErrorOf(thrown)))
        .finally(() => current.current === attempt && end());
    },
  };
}

/** Makes the commit, and a notice in which it can be undone where the numbers can come back. */
function useSaveConversion() {
  const commit = useCommit();
  const sync = useSyncStatus();
  const toast = useToast();
  const undo = useUndoAction();
  return async (conversion: Conversion, drafts: readonly Draft[]) => {
    const requestId = crypto.randomUUID();
    const saved = await commit({
      requestId,
      intent: "convert",
      label: `Konvertering av ${conversionText(conversion)}`,
      keepConflict: false,
      untilKnown: true,
      changes: [
        {
          kind: "transactions",
          remove: conversion.converted.map(({ series, number }) => transactionId(series, number)),
        },
        { kind: "transactionDrafts", put: drafts },
      ],
    });
    if (saved.ok) {
      const { isUndoable } = conversion;
      toast({
        text: `${conversionText(conversion)}: konverterat`,
        ...(isUndoable ? { undo: () => void undo(requestId) } : {}),
      });
      return saved;
    }
    // What the server could not do now would be sent later, when nobody expects it.
    if (saved.error.isTransient && saved.error.unsavedId !== undefined)
      await sync.discard(saved.error.unsavedId);
    return saved;
  };
}
