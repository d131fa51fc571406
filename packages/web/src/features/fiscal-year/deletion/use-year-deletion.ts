import {
  type FiscalYear,
  fiscalYearName,
  previousFiscalYear,
  YEAR_CHANGED_TEXT,
  YEAR_VANISHED_TEXT,
} from "@huvudbok/core/fiscal-year";
import { useState } from "react";
import { ApiFailure } from "../../../data/api/api-failure.ts";
import { documentClient } from "../../../data/documents/current-client.ts";
import type { DocumentEdit } from "../../../data/documents/document-edit.ts";
import { forgetHeldFiles } from "../../../data/files/files.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { useAction } from "../../../ui/form/use-action.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import type { DeletionStep } from "./deletion-steps.tsx";
import { isAsLoaded, loadYear, YEAR_DOCUMENTS, type YearContents } from "./load-year.ts";

export interface YearDeletion {
  readonly step: DeletionStep;
  readonly contents: YearContents | undefined;
  readonly error: PageError | undefined;
  readonly progress: { readonly text: string; readonly share?: number } | undefined;
  /** Loads what the year holds, and goes on to where it is shown. */
  readonly compute: () => void;
  /** Deletes what was shown. */
  readonly remove: () => void;
  /** Takes the deletion back; undefined until it is made. */
  readonly takeBack: (() => void) | undefined;
}

interface DeletedYear {
  readonly companyId: number;
  readonly year: FiscalYear;
  readonly years: readonly FiscalYear[];
}

/** The five steps in which a fiscal year is deleted (CH24); a failure leads back to the step before, a refusal to the first. */
export function useYearDeletion({ companyId, year, years }: DeletedYear): YearDeletion {
  const [step, setStep] = useState<DeletionStep>(0);
  const [contents, setContents] = useState<YearContents>();
  const [loadedCount, setLoadedCount] = useState(0);
  const [takeBack, setTakeBack] = useState<() => void>();
  const action = useAction();
  const commit = useCommitDeletion(companyId, year);
  const isThere = years.some(({ id }) => id === year.id);
  function compute() {
    if (!isThere) return action.fail(YEAR_VANISHED_TEXT);
    setStep(1);
    setLoadedCount(0);
    action.run(async () => {
      try {
        const previous = previousFiscalYear(years, year);
        setContents(await loadYear({ companyId, year, previous }, setLoadedCount));
        setStep(2);
      } catch (thrown) {
        setStep(0);
        throw thrown;
      }
    });
  }
  function remove() {
    if (contents === undefined) return;
    if (!isThere) return action.fail(YEAR_VANISHED_TEXT);
    setStep(3);
    action.run(async () => {
      try {
        const undo = await commit(contents);
        setTakeBack(() => undo);
        setStep(4);
      } catch (thrown) {
        // What was refused is not what was reviewed and saved: both are done anew.
        const isRefused = !(thrown instanceof ApiFailure && thrown.isTransient);
        if (isRefused) setContents(undefined);
        setStep(isRefused ? 0 : 2);
        throw thrown;
      }
    });
  }
  return {
    step,
    contents,
    error: action.error,
    progress: progressOf(step, loadedCount),
    compute,
    remove,
    takeBack,
  };
}

function progressOf(step: DeletionStep, loadedCount: number): YearDeletion["progress"] {
  if (step === 3) return { text: "Raderar räkenskapsåret" };
  const total = YEAR_DOCUMENTS.length;
  return step === 1
    ? { text: `Hämtar dokument ${loadedCount} av ${total}`, share: loadedCount / total }
    : undefined;
}

/** Deletes the year in one commit, then this browser's copies; returns what takes both back. */
function useCommitDeletion(companyId: number, year: FiscalYear) {
  const commit = useCommit();
  const toast = useToast();
  const undoCommit = useUndoAction();
  return async (contents: YearContents): Promise<() => void> => {
    const { forms, heldFiles } = contents;
    if (!isAsLoaded(contents, { companyId, year })) throw yearChanged();
    const label = `Räkenskapsåret ${fiscalYearName(year)} är raderat`;
    // The commit is named by a noun: undone it says 'Ångrat: Radering av ...', and not that the year is deleted.
    const what = `Radering av räkenskapsåret ${fiscalYearName(year)}`;
    const ended = YEAR_DOCUMENTS.map((kind) => ({ kind, fiscalYearId: year.id, end: true }) as const);
    const changes: readonly DocumentEdit[] = [{ kind: "accountSettings", remove: [year.id] }, ...ended];
    const manner = { keepConflict: false, untilKnown: true } as const;
    const done = await commit({ intent: "deleteYear", companyId, label: what, changes, ...manner });
    if (!done.ok) {
      // A deletion does not wait to be sent: who tries again sees what there is then.
      const { isUnknown, unsavedId } = done.error;
      if (!isUnknown && unsavedId !== undefined) await documentClient()?.discardUnsaved(unsavedId);
      throw done.error.isConflict ? yearChanged() : done.error;
    }
    const unfinished = unfinishedForms(companyId);
    for (const record of forms) unfinished.remove(record);
    await forgetHeldFiles(companyId, heldFiles);
    const { requestId } = done.value;
    const takeBack = async () => {
      if ((await undoCommit(requestId)) === undefined) return;
      for (const record of forms) unfinished.restore(record);
    };
    toast({ text: label, undo: () => void takeBack() });
    return () => void takeBack();
  };
}

/** Somebody has saved something in the year since it was reviewed. */
function yearChanged(): ApiFailure {
  return new ApiFailure({ status: 412, type: "YearChanged", message: YEAR_CHANGED_TEXT, level: "warning" });
}
