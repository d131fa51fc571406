import type { Transaction } from "@huvudbok/core/transaction";
import { Button, Group, Textarea } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import { giveUpConflict } from "../../data/unfinished/give-up-conflict.ts";
import { type Unfinished, useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { useCommit } from "../../data/use-commit.ts";
import { CHOOSE_FIRST_TEXT, EditConflict } from "../../ui/form/edit-conflict.tsx";
import { isFocusFree } from "../../ui/form/is-focus-free.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { FormsNotice } from "../../ui/unfinished/forms-notice.tsx";
import { OpenInOtherTab } from "../../ui/unfinished/open-in-other-tab.tsx";
import { SaveNoteButton } from "./save-note-button.tsx";
import classes from "./transaction-view.module.css";
import { NOTE_FORMAT, type NoteContent, useNoteEdit } from "./use-note-edit.ts";

const Markdown = lazy(() => import("../../ui/label/markdown.tsx"));

/**
 * The notes of a registered transaction: markdown that may be added to and changed; the history keeps earlier texts.
 */
export function TransactionNote({ transaction }: { readonly transaction: Transaction }) {
  const company = useCompany();
  const year = useFiscalYear();
  const { mayWrite } = useRights();
  if (company === undefined || year === undefined) return null;
  if (!mayWrite) return <ReadNote text={transaction.annotation ?? ""} />;
  const form = `note ${transaction.series} ${transaction.number}`;
  return (
    <UnfinishedNote
      key={`${company.id} ${year.id} ${form}`}
      companyId={company.id}
      fiscalYearId={year.id}
      form={form}
      transaction={transaction}
    />
  );
}

/** The notes for a person who may not change them. */
function ReadNote({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <section className={classes.section}>
      <h2>Anteckning</h2>
      <Suspense>
        <Markdown text={text} />
      </Suspense>
    </section>
  );
}

interface UnfinishedNoteProps {
  readonly companyId: number;
  readonly fiscalYearId: string;
  readonly form: string;
  readonly transaction: Transaction;
}

function UnfinishedNote({ companyId, fiscalYearId, form, transaction }: UnfinishedNoteProps) {
  const forms = unfinishedForms(companyId);
  const unfinished = useUnfinished({ forms, fiscalYearId, form, format: NOTE_FORMAT });
  return (
    <Note
      key={unfinished.drawn}
      unfinished={unfinished}
      above={<FormsNotice forms={forms} form={form} format={NOTE_FORMAT} />}
      isStored={() => forms.has({ fiscalYearId, form })}
      transaction={transaction}
    />
  );
}

interface NoteProps {
  readonly unfinished: Unfinished<NoteContent>;
  /** Shown above the note while it is being written. */
  readonly above: ReactNode;
  readonly isStored: () => boolean;
  readonly transaction: Transaction;
}

/** Replaces a button that was pressed: shows the box, and the button again when the box closes. */
function takeFocus(shown: HTMLElement | null): void {
  if (shown === null || !isFocusFree()) return;
  shown.focus();
  if (shown instanceof HTMLTextAreaElement) shown.setSelectionRange(shown.value.length, shown.value.length);
}

function Note({ unfinished, above, isStored, transaction }: NoteProps) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();
  const [failure, setFailure] = usePageError();
  const [isUsed, setUsed] = useState(false);
  const note = transaction.annotation ?? "";
  const edit = useNoteEdit(unfinished, note);
  const error = useChoiceError(failure, edit.hasConflict);
  const section = useRef<HTMLElement>(null);
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
    const onSaved = edit.beginSave();
    const saved = await commit({
      intent: "annotate",
      label: `Anteckning på ${transaction.series} ${transaction.number}`,
      changes: [
        { kind: "transactions", put: [edit.text === "" ? rest : { ...rest, annotation: edit.text }] },
      ],
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
  function choose(act: () => void) {
    act();
    section.current?.querySelector("textarea")?.focus();
  }
  return (
    <section ref={section} className={classes.section} data-print={note === "" ? "hidden" : undefined}>
      <h2>Anteckning</h2>
      {error !== undefined && <ErrorBox error={error} />}
      {edit.isOpen && above}
      {unfinished.state === "elsewhere" && isStored() && (
        <OpenInOtherTab what="Anteckningen" onTakeOver={unfinished.takeOver} />
      )}
      {!edit.isOpen || unfinished.state === "elsewhere" ? (
        <>
          {note !== "" && (
            <Suspense>
              <Markdown text={note} />
            </Suspense>
          )}
          <Button
            mt="sm"
            ref={isUsed ? takeFocus : undefined}
            disabled={unfinished.state !== "mine"}
            onClick={open}
          >
            {note === "" ? "Skriv anteckning" : "Ändra anteckning"}
          </Button>
        </>
      ) : (
        <>
          {edit.hasConflict && (
            <EditConflict
              what="Anteckningen"
              stored={note}
              onKeep={() => choose(edit.keepMine)}
              onTake={() => choose(edit.takeStored)}
            />
          )}
          <Textarea
            aria-label="Anteckning"
            autosize
            minRows={3}
            mt="sm"
            ref={isUsed ? takeFocus : undefined}
            value={edit.text}
            onChange={(event) => edit.change(event.currentTarget.value)}
          />
          <Group gap="sm" mt="sm">
            <SaveNoteButton disabled={!edit.isChanged} onSave={() => void save()} />
            <Button onClick={cancel}>Avbryt</Button>
          </Group>
        </>
      )}
    </section>
  );
}
