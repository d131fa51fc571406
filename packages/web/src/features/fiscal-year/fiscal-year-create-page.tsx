import { newFiscalYear } from "@huvudbok/core/document";
import { type FiscalYear, fiscalYearIdFromGuid, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { selectFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { newYearChanges } from "../../data/new-year-changes.ts";
import { FormActions } from "../../ui/form-actions.tsx";
import { isKnown } from "../../ui/is-known.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useRequiredCompany } from "../../ui/required-books.ts";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useEdit } from "../../ui/use-edit.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { CopiedFromBefore } from "./copied-from-before.tsx";
import classes from "./fiscal-year.module.css";
import { FiscalYearFields } from "./fiscal-year-fields.tsx";
import { useFiscalYearForm } from "./use-fiscal-year-form.ts";
import { usePreviousDocuments } from "./use-previous-documents.ts";

const TITLE = "Skapa räkenskapsår";

/** A new fiscal year, with what it takes over from the year before. */
export function FiscalYearCreatePage() {
  const company = useRequiredCompany();
  const { state, years } = useFiscalYears();
  // The years at the start: the new one must not be held against itself while it is being saved.
  const [known, setKnown] = useState<readonly FiscalYear[]>();
  if (known === undefined && company !== undefined && isKnown(state)) setKnown(years);
  if (company === undefined || known === undefined) {
    return <WaitingPage title={TITLE} />;
  }
  return <CreateYear key={company.id} years={known} />;
}

function CreateYear({ years }: { readonly years: readonly FiscalYear[] }) {
  const router = useRouter();
  const company = useRequiredCompany();
  const form = useFiscalYearForm(years);
  const range = form.result.ok ? form.result.value : undefined;
  const previousYear = range === undefined ? undefined : previousFiscalYear(years, range);
  const previous = usePreviousDocuments(previousYear);
  const [guid] = useState(() => crypto.randomUUID());
  const edit = useEdit();
  const creating = useAction();
  const created =
    range !== undefined && previous.isKnown
      ? newFiscalYear(fiscalYearIdFromGuid(guid), range, previous.documents)
      : undefined;
  function create() {
    if (created === undefined) return;
    creating.run(async (isHere) => {
      await edit(
        `Räkenskapsåret ${created.fiscalYear.from} – ${created.fiscalYear.to} är skapat`,
        newYearChanges(created),
      );
      // Who has gone to work in another year meanwhile goes on in it.
      if (!isHere()) return;
      await selectFiscalYear(created.fiscalYear.id);
      if (!isHere()) return;
      router.history.push(created.plan === undefined ? "/accounting/accountPlan/create" : "/accounting");
    });
  }
  const error = creating.error ?? (previous.error === undefined ? undefined : pageErrorOf(previous.error));
  return (
    <PageFrame
      title={TITLE}
      {...(years.length === 0 ? { above: <SetupSteps current="Räkenskapsår" /> } : {})}
      facts={company?.config.recipient.name}
      state={creating.isRunning ? "Loading" : "Default"}
      error={error}
    >
      <p className={classes.lead}>
        Bokföringen förs ett räkenskapsår i taget, oftast tolv månader.
        {years.length === 0
          ? " Kalenderåret är ifyllt och passar de flesta. Det första året kan vara kortare, eller upp till 18 månader."
          : ""}
      </p>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <FiscalYearFields form={form} years={years} companyType={company?.config.recipient.companyType} />
        {created !== undefined && (
          <CopiedFromBefore isFirst={years.length === 0} created={created} previous={previousYear} />
        )}
        <FormActions
          label="Skapa"
          disabled={created === undefined}
          onRefused={form.leave}
          hint={range === undefined ? "Rätta datumen först" : "Hämtar föregående år"}
          cancel={years.length === 0 ? "/accounting" : "/accounting/fiscalYear"}
        />
      </form>
    </PageFrame>
  );
}
