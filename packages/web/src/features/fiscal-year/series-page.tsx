import {
  type FiscalYear,
  fiscalYearName,
  namedFiscalYear,
  type TransactionSeries,
} from "@huvudbok/core/fiscal-year";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useDocument } from "../../data/use-document.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useParams } from "../../navigation/use-address.ts";
import { LockedYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { Button } from "../../ui/button/button.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import classes from "./fiscal-year.module.css";
import { MissingYear } from "./missing-year.tsx";
import series from "./series.module.css";
import { SeriesFields } from "./series-fields.tsx";
import { SERIES_FORMAT, type SeriesFormContent } from "./series-form-content.ts";
import { useSeriesForm } from "./use-series-form.ts";

const YEARS = "/accounting/fiscalYear";

/** /accounting/fiscalYear/{id}/series: the series of a fiscal year, which may be another one than the selected. */
export function SeriesPage() {
  const { id = "" } = useParams();
  const company = usePageData("company");
  const found = namedFiscalYear(id, [...usePageData("accountSettings").items.values()]);
  if (!found.ok) return <MissingYear text={found.error} />;
  return (
    <UnfinishedFormPage
      key={`${company.id} ${id}`}
      what="Serierna"
      companyId={company.id}
      fiscalYearId=""
      form={`series ${id}`}
      format={SERIES_FORMAT}
    >
      {(unfinished, above) => <EditSeries year={found.value} unfinished={unfinished} above={above} />}
    </UnfinishedFormPage>
  );
}

interface EditSeriesProps {
  readonly year: FiscalYear;
  readonly unfinished: Unfinished<SeriesFormContent>;
  /** Shown above the form: what was begun before, or that another tab edits it. */
  readonly above: ReactNode;
}

function EditSeries({ year, unfinished, above }: EditSeriesProps) {
  const form = useSeriesForm(year, unfinished);
  const counts = useSeriesCounts(year);
  const name = fiscalYearName(year);
  const { saving, save } = useSaveSeries(year, unfinished);
  const isValid = form.result.ok && form.isChanged;
  return (
    <PageFrame facts={name} state={saving.isRunning ? "Loading" : "Default"} error={saving.error}>
      <p className={classes.lead}>
        Transaktionerna numreras i serier, till exempel A för den löpande bokföringen och L för löner. Ett
        nytt räkenskapsår får samma serier.
      </p>
      <LockedYearNotice year={year} />
      {above}
      <form
        className={series.form}
        noValidate
        inert={unfinished.state !== "mine"}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.result.ok && isValid) save(form.result.value);
        }}
      >
        <ul className={series.rows}>
          {form.rows.map((row, index) => (
            <SeriesFields
              key={row.key}
              form={form}
              row={row}
              index={index}
              count={counts?.get(row.form.name) ?? (counts === undefined ? undefined : 0)}
              isReadOnly={year.locked}
            />
          ))}
        </ul>
        {!year.locked && (
          <>
            <Button
              className={series.add}
              leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
              onClick={form.add}
            >
              Lägg till serie
            </Button>
            <FormActions
              label="Spara"
              disabled={!isValid}
              hint={form.isChanged ? "Rätta fälten först" : "Inget är ändrat"}
              onRefused={() => form.leave()}
              cancel={() => {
                unfinished.keep(undefined);
                pushAddress(YEARS);
              }}
            />
          </>
        )}
      </form>
    </PageFrame>
  );
}

/** Saves the series of the year and goes back to the list of years. */
function useSaveSeries(year: FiscalYear, { keep }: Pick<Unfinished<SeriesFormContent>, "keep">) {
  const saving = useAction();
  const edit = useEdit();
  function save(transactionSeries: readonly TransactionSeries[]) {
    saving.run(async (isHere) => {
      await edit(`Serierna i ${fiscalYearName(year)} är ändrade`, [
        { kind: "accountSettings", put: [{ ...year, transactionSeries }] },
      ]);
      keep(undefined);
      if (isHere()) pushAddress(YEARS);
    });
  }
  return { saving, save };
}

/** How many transactions each series has, by its name; undefined until the year is loaded. */
function useSeriesCounts(year: FiscalYear): ReadonlyMap<string, number> | undefined {
  const { state, items } = useDocument("transactions", { fiscalYearId: year.id });
  const isKnown = isLoaded(state);
  return useMemo(() => {
    if (!isKnown) return undefined;
    const counts = new Map<string, number>();
    for (const { series: name } of items.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }, [isKnown, items]);
}
