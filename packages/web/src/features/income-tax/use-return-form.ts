import { changeRefusalText } from "@huvudbok/core/document";
import { useEffect, useMemo } from "react";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { useRights } from "../../data/rights.ts";
import { askedHere } from "../../data/unfinished/give-up-conflict.ts";
import { CHOOSE_FIRST_TEXT } from "../../ui/form/edit-conflict.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useFieldForm } from "../../ui/form/use-field-form.ts";
import { focusFirstChoice } from "./focus-first-choice.ts";
import { type FieldTexts, fieldsChange, RETURN_ID, readTexts, storedTexts } from "./return-fields.ts";
import type { FilledReturnProps } from "./return-props.ts";
import { codesOf } from "./typed-codes.ts";

/**
 * What is typed of a return, beside what is stored of it, and its saving. Who may not write, or in a locked year nobody,
 * has what is stored alone: what was typed before stays in the browser (TX19).
 */
export function useReturnForm({ kind, books, read, unfinished }: FilledReturnProps) {
  const { fiscalYear, typed: stored } = books;
  const edit = useEdit();
  const saving = useAction();
  const codes = useMemo(() => codesOf(kind, read.form), [kind, read.form]);
  const form = useFieldForm<FieldTexts>({
    unfinished,
    storedOf: () => storedTexts(codes, stored),
    id: RETURN_ID,
    isSynced: books.isSynced,
  });
  const mayWrite = useRights().mayWrite && !fiscalYear.locked;
  const texts = mayWrite ? form.texts : form.stored;
  const meaning = readTexts(codes, texts);
  const isAsking = mayWrite && form.conflicts.length > 0;
  const error = useChoiceError(saving.error, !saving.isRunning && isAsking);
  const isRefused = error?.message === CHOOSE_FIRST_TEXT;
  useEffect(() => {
    if (isRefused) focusFirstChoice();
  }, [isRefused]);
  function save() {
    if (meaning.errors.size > 0 || isAsking) return;
    const change = fieldsChange(codes, meaning.fields, stored);
    const refusal = ownRefusal("incomeTax", change, { existing: stored, fiscalYear });
    if (refusal !== undefined) return saving.fail(changeRefusalText(refusal));
    form.sent();
    saving.run(async (isHere) => {
      const edited = edit("Deklarationens uppgifter är sparade", [
        { kind: "incomeTax", fiscalYearId: fiscalYear.id, ...change },
      ]);
      await askedHere(edited, isHere);
      form.saved();
    });
  }
  return {
    codes,
    texts,
    read: meaning,
    set: (code: number, text: string) => form.set({ [String(code)]: text }),
    setBoth: (texts: Readonly<Record<string, string>>) => form.set(texts),
    leave: (code: number) => form.leave(String(code)),
    errorOf: (code: number) => (form.isShown(String(code)) ? meaning.errors.get(code) : undefined),
    /** A save was tried that cannot be made yet: it leads to the choice to make, or shows what is wrong (TX20). */
    refuse: () => (isAsking ? focusFirstChoice() : form.showErrors()),
    isConflict: (code: number) => isAsking && form.conflicts.includes(String(code)),
    storedOf: (code: number) => form.stored[String(code)] ?? "",
    keepMine: (code: number) => form.keepMine(String(code)),
    takeStored: (code: number) => form.takeStored(String(code)),
    isChanged: mayWrite && form.isChanged,
    /** Something is typed that is not shown. */
    isHeld: !mayWrite && form.isChanged,
    isAsking,
    isWritable: mayWrite && unfinished.state === "mine",
    mayWrite,
    isSaving: saving.isRunning,
    error,
    save,
    /** What is typed and not saved is dropped. */
    giveUp: () => form.set(form.stored),
  };
}

export type ReturnForm = ReturnType<typeof useReturnForm>;
