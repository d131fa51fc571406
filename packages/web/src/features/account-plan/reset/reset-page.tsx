import {
  type ResetChoice,
  type ResetField,
  resetChoiceErrors,
  resetChoiceErrorText,
} from "@huvudbok/core/account-plan";
import type { Result } from "@huvudbok/core/shared";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { type PlanTemplate, planTemplates } from "../../../parts/account-plan/plan-templates.ts";
import { LockedYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { useBooks } from "../../../ui/loading/page-data.ts";
import { loadErrorOf, type PageError } from "../../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import classes from "../chart.module.css";
import { useChart } from "../use-chart.ts";
import { hasNoChart, loadSource, type ResetSources } from "./load-source.ts";
import { ResetConfirm } from "./reset-confirm.tsx";
import { ResetFields, type SourceFailures } from "./reset-fields.tsx";
import { useNamedAccounts } from "./use-named-accounts.ts";
import type { LoadedReset } from "./use-reset.ts";

const NOTHING: ResetChoice = { structure: { from: "nothing" }, chart: { from: "nothing" } };

/** 'Återställ kontoplan': the report structures and the accounts, to a template or another year (AP15). */
export function ResetPage() {
  const { fiscalYear } = useBooks();
  if (!fiscalYear.locked) return <Reset key={fiscalYear.id} />;
  return (
    <PageFrame>
      <LockedYearNotice year={fiscalYear} />
    </PageFrame>
  );
}

function Reset() {
  const { company, fiscalYear } = useBooks();
  const { years } = useFiscalYears();
  const chart = useChart();
  const named = useNamedAccounts();
  const { templates, error } = useTemplates();
  const loading = useAction();
  const [choice, setChoice] = useState(NOTHING);
  const [showsErrors, setShowsErrors] = useState(false);
  const [loaded, setLoaded] = useState<LoadedReset>();
  const [failures, setFailures] = useState<SourceFailures>({});
  const offered = useMemo(
    () => years.filter((year) => year.id !== fiscalYear.id && !hasNoChart(company.id, year)),
    [years, fiscalYear.id, company.id],
  );
  const sources: ResetSources = {
    companyId: company.id,
    companyType: company.config.recipient.companyType,
    templates,
    years: offered,
  };
  const back = useCallback(() => setLoaded(undefined), []);
  if (loaded !== undefined) return <ResetConfirm {...{ chart, named, loaded }} onBack={back} />;
  const [missing] = resetChoiceErrors(choice);
  return (
    <PageFrame state={loading.isRunning ? "Loading" : "Default"} error={loading.error ?? error}>
      <p className={classes.lead}>
        Rapportplanen säger var varje konto står i balans- och resultatrapporten. Konton som används, också i
        konteringsmallar och inventarielistor, finns kvar vad du än väljer, och inget ändras förrän du har
        sett vad det blir.
      </p>
      <form
        aria-label="Återställ kontoplan"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (missing !== undefined) return;
          loading.run(async () => {
            const [structure, accounts] = await Promise.all([
              loadSource(sources, "structure", choice.structure),
              loadSource(sources, "chart", choice.chart),
            ]);
            if (structure.ok && accounts.ok) setLoaded({ structure: structure.value, chart: accounts.value });
            else setFailures({ ...failureOf("structure", structure), ...failureOf("chart", accounts) });
          });
        }}
      >
        <ResetFields
          sources={sources}
          choice={choice}
          onChange={(next) => {
            setChoice(next);
            setFailures({});
          }}
          showsErrors={showsErrors}
          failures={failures}
        />
        <FormActions
          label="Fortsätt"
          disabled={missing !== undefined}
          hint={missing === undefined ? undefined : resetChoiceErrorText(missing)}
          onRefused={() => setShowsErrors(true)}
          cancel="/accounting/accountPlan"
        />
      </form>
    </PageFrame>
  );
}

function failureOf(field: ResetField, loaded: Result<unknown, string>): SourceFailures {
  return loaded.ok ? {} : { [field]: loaded.error };
}

function useTemplates() {
  const [templates, setTemplates] = useState<readonly PlanTemplate[]>([]);
  const [error, setError] = useState<PageError>();
  useEffect(() => {
    let isCurrent = true;
    planTemplates().then(
      (found) => isCurrent && setTemplates(found),
      (thrown: unknown) => isCurrent && setError(loadErrorOf(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return { templates, error };
}
