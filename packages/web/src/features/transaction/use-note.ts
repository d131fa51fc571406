import type { Transaction } from "@huvudbok/core/transaction";
import { useState } from "react";
import { giveUpConflict } from "../../data/unfinished/give-up-conflict.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useCommit } from "../../data/use-commit.ts";
import { useDocument } from "../../data/use-document.ts";
import { CHOOSE_FIRST_TEXT } from "../../ui/form/edit-conflict.tsx";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { type NoteContent, useNoteEdit } from "./use-note-edit.ts";
import { useNoteRefusal } from "./use-note-refusal.ts";

/** The note of a transaction: what is saved, what is being written, and what its buttons do. */
export function useNote(unfinished: Unfinished<NoteContent>, transaction: Transaction) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  const refusalOf = useNoteRefusal();
  const [failure, setFailure] = usePageError();
  const [isUsed, setUsed] = useState(false);
  const note = transaction.annotation ?? "";
  const edit = useNoteEdit(unfinished, note, useDocument("transactions").isSynced);
  const error = useChoiceError(failure, edit.hasConflict);
  function open() {
    setUsed(true);
    edit.open();
  }
  async function save() {
    if (edit.hasConflict) {
      setFailure({ message: CHOOSE_FIRST_TEXT, level: "warning" });
      return;
    }
    setUsed(true);
    const { annotation: _, ...rest } = transaction;
    const noted = edit.text === "" ? rest : { ...rest, annotation: edit.text };
    const refusal = refusalOf(noted);
    if (refusal !== undefined) {
      setFailure(refusal);
      return;
    }
    const onSaved = edit.beginSave();
    const saved = await commit({
      intent: "annotate",
      label: `Anteckning på ${transaction.series} ${transaction.number}`,
      changes: [{ kind: "transactions", put: [noted] }],
    });
    if (!saved.ok) {
      setFailure(pageErrorOf(await giveUpConflict(saved.error)));
      return;
    }
    setFailure(undefined);
    onSaved();
    toast({ text: "Anteckningen är sparad", undo: () => void takeBack(saved.value.requestId) });
  }
  function cancel() {
    setFailure(undefined);
    const reopen = edit.close();
    if (reopen !== undefined) toast({ text: "Det du hade skrivit är kastat", undo: reopen });
  }
  return {
    /** The saved note; empty when there is none. */
    note,
    edit,
    error,
    /** Whether a button has been pressed: what replaces it then takes the focus. */
    isUsed,
    open,
    save: () => void save(),
    cancel,
  };
}
