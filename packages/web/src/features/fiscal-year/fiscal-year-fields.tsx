import { type CompanyType, DEFAULT_COMPANY_TYPE } from "@huvudbok/core/company";
import {
  type FiscalYear,
  fiscalYearGapText,
  fiscalYearWarnings,
  fiscalYearWarningText,
} from "@huvudbok/core/fiscal-year";
import { DateField } from "../../ui/date/date-field.tsx";
import wideError from "../../ui/form/wide-error.module.css";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./fiscal-year.module.css";
import type { FiscalYearFormState } from "./use-fiscal-year-form.ts";

interface FiscalYearFieldsProps {
  readonly form: FiscalYearFormState;
  readonly years: readonly FiscalYear[];
  readonly companyType: CompanyType | undefined;
}

/** The two dates, and what is unusual about them without being forbidden. */
export function FiscalYearFields({ form, years, companyType }: FiscalYearFieldsProps) {
  const warnings = form.result.ok
    ? fiscalYearWarnings(form.result.value, years, companyType ?? DEFAULT_COMPANY_TYPE)
    : [];
  const gap = form.result.ok && warnings.includes("gap") ? fiscalYearGapText(form.result.value, years) : "";
  return (
    <>
      <div className={classes.dates}>
        {(["from", "to"] as const).map((field) => (
          <DateField
            key={field}
            label={field === "from" ? "Från och med" : "Till och med"}
            w={200}
            className={wideError.wide}
            value={form.values[field]}
            typed={form.texts[field]}
            onInput={(event) => form.type(field, event.currentTarget.value)}
            onCommit={(date) => form.commit(field, date)}
            onBlur={form.leave}
            error={form.errorText(field)}
          />
        ))}
      </div>
      {warnings.length > 0 && (
        <Notice kind="warning">
          {warnings.map((warning) => (
            <p key={warning}>{fiscalYearWarningText(warning)}</p>
          ))}
          {gap !== "" && <p>{gap}</p>}
        </Notice>
      )}
    </>
  );
}
