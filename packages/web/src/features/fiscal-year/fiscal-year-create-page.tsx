import { type NewFiscalYear, newFiscalYear } from "@huvudbok/core/closing";
import { type ChangeRefusal, changeRefusalText } from "@huvudbok/core/document";
import {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearIdFromGuid,
  MOST_FISCAL_YEARS,
  previousFiscalYear,
  TOO_MANY_FISCAL_YEARS,
} from "@huvudbok/core/fiscal-year";
import { type ReactNode, useMemo, useState } from "react";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../navigation/address.ts";
import { newYearChanges } from "../../parts/fiscal-year/new-year-changes.ts";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { CopiedFromBefore } from "./copied-from-before.tsx";
import classes from "./fiscal-year.module.css";
import { FiscalYearFields } from "./fiscal-year-fields.tsx";
import { useFiscalYearForm } from "./use-fiscal-year-form.ts";
import { usePreviousDocuments } from "./use-previous-documents.ts";
import { YEAR_FORMAT, type YearFormContent } from "./year-form-content.ts";

/** A new fiscal year, with what it copies from the year before. */
export function FiscalYearCreatePage() {
  const company = usePageData("company");
  return (
    <UnfinishedFormPage
      key={company.id}
      what="Räkenskapsåret"
      companyId={company.id}
      fiscalYearId=""
      form="fiscal year"
      format={YEAR_FORMAT}
    >
      {(unfinished, above) => <CreateYear unfinished={unfinished} above={above} />}
    </UnfinishedFormPage>
  );
}

interface CreateYearProps {
  readonly unfinished: Unfinished<YearFormContent>;
  /** Shown above the form: what was begun before, or that another tab edits it. */
  readonly above: ReactNode;
}

function CreateYear({ unfinished, above }: CreateYearProps) {
  const [id] = useState(() => fiscalYearIdFromGuid(crypto.randomUUID()));
  const years = useOtherYears(id);
  const company = usePageData("company");
  const form = useFiscalYearForm(years, unfinished);
  const range = form.result.ok ? form.result.value : undefined;
  const previousYear = range === undefined ? undefined : previousFiscalYear(years, range);
  const previous = usePreviousDocuments(previousYear);
  const { creating, create } = useCreateYear(unfinished);
  const formElement = useFocusOnOpen<HTMLFormElement>("input");
  const created =
    range !== undefined && previous.isKnown ? newFiscalYear(id, range, previous.documents) : undefined;
  const isFull = years.length >= MOST_FISCAL_YEARS;
  const full = isFull ? { message: TOO_MANY_FISCAL_YEARS, level: "warning" } : undefined;
  const error =
    creating.error ?? full ?? (previous.error === undefined ? undefined : pageErrorOf(previous.error));
  return (
    <PageFrame
      {...(years.length === 0 ? { above: <SetupSteps current="Räkenskapsår" /> } : {})}
      facts={company.config.recipient.name}
      state={creating.isRunning ? "Loading" : "Default"}
      error={error}
    >
      <p className={classes.lead}>
        Bokföringen förs ett räkenskapsår i taget, oftast tolv månader.
        {years.length === 0
          ? " Kalenderåret är ifyllt och passar de flesta. Det första året kan vara kortare, eller upp till 18 månader."
          : ""}
      </p>
      {above}
      <form
        ref={formElement}
        className={classes.form}
        noValidate
        inert={unfinished.state !== "mine"}
        onSubmit={(event) => {
          event.preventDefault();
          if (created !== undefined) create(created);
        }}
      >
        <FiscalYearFields form={form} years={years} companyType={company.config.recipient.companyType} />
        {created !== undefined && (
          <CopiedFromBefore isFirst={years.length === 0} created={created} previous={previousYear} />
        )}
        <FormActions
          label="Skapa"
          disabled={created === undefined || isFull}
          onRefused={form.leave}
          hint={hintOf(isFull, range !== undefined)}
          cancel={years.length === 0 ? "/accounting" : "/accounting/fiscalYear"}
        />
      </form>
    </PageFrame>
  );
}

/** The years as they are now: one that somebody creates meanwhile counts, and the new one is no conflict with itself. */
function useOtherYears(id: FiscalYearId): readonly FiscalYear[] {
  const { years } = useFiscalYears();
  return useMemo(() => years.filter((year) => year.id !== id), [years, id]);
}

/** Creates the year and goes on from there, or tells why its rule refuses it. */
function useCreateYear({ keep }: Pick<Unfinished<YearFormContent>, "keep">) {
  const { years } = useFiscalYears();
  const edit = useEdit();
  const creating = useAction();
  function create(created: NewFiscalYear) {
    const { fiscalYear } = created;
    const existing = new Map(years.map((year) => [String(year.id), year]));
    const refusal = ownRefusal("accountSettings", { put: [fiscalYear] }, { existing });
    if (refusal !== undefined) return creating.fail(refusedText(refusal, existing.get(fiscalYear.id)));
    creating.run(async (isHere) => {
      await edit(`Räkenskapsåret ${fiscalYear.from} – ${fiscalYear.to} är skapat`, newYearChanges(created));
      keep(undefined);
      // A person who has selected another year meanwhile stays in it.
      if (!isHere()) return;
      await switchFiscalYear(fiscalYear.id);
      if (!isHere()) return;
      pushAddress(created.plan === undefined ? "/accounting/accountPlan/create" : "/accounting");
    });
  }
  return { creating, create };
}

/** `before`: the year as an earlier try created it; its answer was lost, or it is still to be sent. */
function refusedText(refusal: ChangeRefusal, before: FiscalYear | undefined): string {
  const told = changeRefusalText(refusal);
  if (before === undefined) return told;
  return `Räkenskapsåret ${before.from} – ${before.to} är redan skapat eller på väg. ${told} Ångra det först, eller öppna sidan på nytt för att skapa ett till.`;
}

/** Beside the button while it is disabled. */
function hintOf(isFull: boolean, hasDates: boolean): string {
  if (isFull) return "Företaget har inte plats för fler år";
  return hasDates ? "Hämtar föregående år" : "Rätta datumen först";
}
