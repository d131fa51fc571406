import type { Transaction } from "@huvudbok/core/transaction";
import { Button, Group, Textarea } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import * as z from "zod/mini";
import { useCompany } from "../../data/companies.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import { type Unfinished, useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { useCommit } from "../../data/use-commit.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { useToast } from "../../ui/toast.tsx";
import { FormsNotice } from "../../ui/unfinished/forms-notice.tsx";
import { OpenElsewhere } from "../../ui/unfinished/open-elsewhere.tsx";
import { useTakeBack } from "../../ui/use-take-back.ts";
import classes from "./transaction-view.module.css";

const Markdown = lazy(() => import("../../ui/markdown.tsx"));

const NOTE_FORMAT: FormFormat<{ readonly text: string }> = {
  version: 1,
  schema: z.object({ text: z.string() }),
  lifts: {},
};

/** The notes of a registered transaction: markdown that may be added to and changed; history keeps what stood before. */
export function TransactionNote({ transaction }: { readonly transaction: Transaction }) {
  const company = useCompany();
  const year = useFiscalYear();
  if (company === undefined || year === undefined) return null;
  const form = `note ${transaction.series} ${transaction.number}`;
  return (
    <KeptNote
      key={`${company.id} ${year.id} ${form}`}
      companyId={company.id}
      fiscalYearId={year.id}
      form={form}
      transaction={transaction}
    />
  );
}

interface KeptNoteProps {
  readonly companyId: number;
  readonly fiscalYearId: string;
  readonly form: string;
  readonly transaction: Transaction;
}

function KeptNote({ companyId, fiscalYearId, form, transaction }: KeptNoteProps) {
  const forms = unfinishedForms(companyId);
  const unfinished = useUnfinished({ forms, fiscalYearId, form, format: NOTE_FORMAT });
  return (
    <Note
      key={unfinished.drawn}
      unfinished={unfinished}
      above={<FormsNotice forms={forms} form={form} format={NOTE_FORMAT} />}
      isKept={() => forms.has({ fiscalYearId, form })}
      transaction={transaction}
    />
  );
}

interface NoteProps {
  readonly unfinished: Unfinished<{ readonly text: string }>;
  /** Told above the note while one writes it. */
  readonly above: ReactNode;
  readonly isKept: () => boolean;
  readonly transaction: Transaction;
}

function Note({ unfinished, above, isKept, transaction }: NoteProps) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useTakeBack();
  const [draft, setDraft] = useState(() => unfinished.read()?.text);
  const [failure, setFailure] = usePageError();
  const note = transaction.annotation ?? "";
  function change(text: string | undefined) {
    setDraft(text);
    unfinished.keep(text === undefined || text === note ? undefined : { text });
  }
  async function save() {
    const { annotation: _, ...rest } = transaction;
    const saved = await commit({
      intent: "annotate",
      label: `Anteckning på ${transaction.series} ${transaction.number}`,
      changes: [
        {
          kind: "transactions",
          put: [draft === "" || draft === undefined ? rest : { ...rest, annotation: draft }],
        },
      ],
    });
    if (!saved.ok) {
      setFailure(pageErrorOf(saved.error));
      return;
    }
    setFailure(undefined);
    change(undefined);
    toast({ text: "Anteckningen är sparad", undo: () => void takeBack(saved.value.requestId) });
  }
  function cancel() {
    const thrown = draft;
    change(undefined);
    if (thrown === note) return;
    toast({ text: "Det du hade skrivit är kastat", undo: () => change(thrown) });
  }
  return (
    <section className={classes.section} data-print={note === "" ? "hidden" : undefined}>
      <h2>Anteckning</h2>
      {failure !== undefined && <ErrorBox error={failure} />}
      {draft !== undefined && above}
      {unfinished.state === "elsewhere" && isKept() && (
        <OpenElsewhere what="Anteckningen" onTakeOver={unfinished.takeOver} />
      )}
      {draft === undefined || unfinished.state === "elsewhere" ? (
        <>
          {note !== "" && (
            <Suspense>
              <Markdown text={note} />
            </Suspense>
          )}
          <Button mt="sm" disabled={unfinished.state !== "mine"} onClick={() => setDraft(note)}>
            {note === "" ? "Skriv anteckning" : "Ändra anteckning"}
          </Button>
        </>
      ) : (
        <>
          <Textarea
            aria-label="Anteckning"
            autosize
            minRows={3}
            mt="sm"
            data-autofocus
            value={draft}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Group gap="sm" mt="sm">
            <Button variant="filled" disabled={draft === note} onClick={() => void save()}>
              Spara
            </Button>
            <Button onClick={cancel}>Avbryt</Button>
          </Group>
        </>
      )}
    </section>
  );
}
