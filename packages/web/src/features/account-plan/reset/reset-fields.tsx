import {
  type ResetChoice,
  type ResetField,
  type ResetSource,
  resetChoiceErrors,
  resetChoiceErrorText,
} from "@huvudbok/core/account-plan";
import { fiscalYearName, latestFirst } from "@huvudbok/core/fiscal-year";
import { NativeSelect } from "@mantine/core";
import { usePageData } from "../../../ui/loading/page-data.ts";
import classes from "../chart.module.css";
import { templateChoice } from "../template-choice.ts";
import type { ResetSources } from "./load-source.ts";

const FIELDS: readonly { readonly field: ResetField; readonly label: string; readonly nothing: string }[] = [
  { field: "structure", label: "Rapportplan", nothing: "Behåll rapporternas uppställning" },
  { field: "chart", label: "Kontoplan", nothing: "Behåll kontona" },
];

/** By field, why what is chosen there cannot be reset to. */
export type SourceFailures = Readonly<Partial<Record<ResetField, string>>>;

interface ResetFieldsProps {
  readonly sources: ResetSources;
  readonly choice: ResetChoice;
  readonly onChange: (choice: ResetChoice) => void;
  /** True once a person has tried to go on. */
  readonly showsErrors: boolean;
  readonly failures: SourceFailures;
}

/** Which of the two parts is reset, and to what: a template or another fiscal year. */
export function ResetFields({ sources, choice, onChange, showsErrors, failures }: ResetFieldsProps) {
  const errors = showsErrors ? resetChoiceErrors(choice) : [];
  return FIELDS.map(({ field, label, nothing }) => {
    const source = choice[field];
    const error = errors.find((each) => each.field === field);
    const set = (next: ResetSource) => onChange({ ...choice, [field]: next });
    return (
      <div key={field} className={classes.fields}>
        <NativeSelect
          className={classes.long ?? ""}
          label={label}
          value={source.from}
          data={[
            { value: "nothing", label: nothing },
            { value: "template", label: "Återställ från mall" },
            { value: "year", label: "Återställ från annat räkenskapsår" },
          ]}
          onChange={(event) => set(sourceFrom(event.currentTarget.value))}
        />
        {source.from !== "nothing" && (
          <SourceSelect
            label={source.from === "template" ? `Mall för ${label.toLowerCase()}` : "Räkenskapsår"}
            source={source}
            sources={sources}
            error={error === undefined ? failures[field] : resetChoiceErrorText(error)}
            onChange={(id) => set({ ...source, id })}
          />
        )}
      </div>
    );
  });
}

function sourceFrom(value: string): ResetSource {
  if (value === "template" || value === "year") return { from: value, id: undefined };
  return { from: "nothing" };
}

interface SourceSelectProps {
  readonly label: string;
  readonly source: Exclude<ResetSource, { readonly from: "nothing" }>;
  readonly sources: ResetSources;
  readonly error: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function SourceSelect({ label, source, sources, error, onChange }: SourceSelectProps) {
  const { companyType } = usePageData("company").config.recipient;
  const yearFrom = usePageData("fiscalYear").from;
  const { suggested, others } = templateChoice(sources.templates, companyType, yearFrom);
  const choices =
    source.from === "template"
      ? [...suggested, ...others].map(({ id, name }) => ({ value: id, label: name }))
      : latestFirst(sources.years).map((year) => ({ value: year.id, label: fiscalYearName(year) }));
  return (
    <NativeSelect
      className={classes.long ?? ""}
      label={label}
      value={source.id ?? ""}
      error={error}
      data={[{ value: "", label: choices.length === 0 ? "Det finns inget att välja" : "Välj" }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
