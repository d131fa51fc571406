import { suggestedAmounts, type TaxSide } from "@huvudbok/core/income-tax";
import { useMemo } from "react";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { ReadAnswers } from "./read-answers.tsx";
import { ReadOnlyLead } from "./read-only-lead.tsx";
import type { FilledReturnProps } from "./return-props.ts";
import classes from "./tax-return.module.css";
import type { ReturnForm } from "./use-return-form.ts";

interface TypedFieldsProps extends Pick<FilledReturnProps, "kind" | "books" | "read" | "report"> {
  readonly form: ReturnForm;
  readonly side: TaxSide;
}

/** The fields that the books do not give: typed by hand, saved, and remembered with the year; or just as they are saved. */
export function TypedFields({ kind, books, read, report, form, side }: TypedFieldsProps) {
  const suggested = useMemo(
    () => suggestedAmounts(read.form, report, books.ledger),
    [read.form, report, books.ledger],
  );
  return (
    <section className={classes.part} data-print="hidden" aria-labelledby="typed-fields">
      <h2 id="typed-fields">Uppgifter som fylls i för hand</h2>
      {form.mayWrite ? (
        <p className={classes.lead}>
          Belopp anges i hela kronor utan tecken: plus och minus är de som står på blanketten. Det som följer
          av bokföringen och av det du fyller i räknas fram.
        </p>
      ) : (
        <ReadOnlyLead isLocked={books.fiscalYear.locked} isHeld={form.isHeld} />
      )}
      <form
        noValidate
        inert={form.mayWrite && !form.isWritable}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {form.mayWrite ? <AnswerFields kind={kind} form={form} /> : <ReadAnswers kind={kind} form={form} />}
        <AmountFields side={side} form={form} suggested={suggested} />
        {form.isWritable && (
          <FormActions
            label="Spara"
            disabled={!form.isChanged || form.read.errors.size > 0 || form.isAsking}
            hint={hintOf(form)}
            onRefused={form.refuse}
            cancel={form.giveUp}
          />
        )}
      </form>
    </section>
  );
}

function hintOf({ isChanged, isAsking }: ReturnForm): string {
  if (isAsking) return "Välj först vad som ska gälla";
  return isChanged ? "Rätta fälten som är fel" : "Inget är ändrat";
}
