import type { Transaction } from "@huvudbok/core/transaction";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import { useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { NoteText } from "../../ui/label/note-text.tsx";
import { FormsNotice } from "../../ui/unfinished/forms-notice.tsx";
import { NoteEditor } from "./note-editor.tsx";
import classes from "./transaction-view.module.css";
import { NOTE_FORMAT } from "./use-note-edit.ts";

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
      <NoteText text={text} />
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
    <NoteEditor
      key={unfinished.drawn}
      unfinished={unfinished}
      above={<FormsNotice forms={forms} form={form} format={NOTE_FORMAT} />}
      isStored={() => forms.has({ fiscalYearId, form })}
      transaction={transaction}
    />
  );
}
