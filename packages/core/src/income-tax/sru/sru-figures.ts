import type { AccountPlan } from "../../account-plan/index.ts";
import type { FilingFigures } from "../../filing/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { incomeTaxReport } from "../income-tax-report.ts";
import type { SruEntries } from "../sru-entries.ts";
import type { TaxForm } from "../tax-form.ts";
import { incomeTaxSide } from "../tax-side.ts";
import { type TypedField, typedFieldKind } from "../typed-fields.ts";
import { typedAmounts } from "../typed-values.ts";
import type { SruForm } from "./forms-sru.ts";
import { sruReturn } from "./sru-return.ts";

/** What the forms declare: the whole kronor of each field. A text may be all digits and is none (FI1). */
export function sruFigures(forms: readonly SruForm[]): FilingFigures {
  const values = forms.flatMap((form) => form.values);
  return Object.fromEntries(
    values.flatMap(([sru, value]) =>
      typedFieldKind(sru) !== "text" && /^-?\d+$/.test(value) ? [[sru, Number(value)]] : [],
    ),
  );
}

/** What the income tax return of a year is made of. */
export interface ReturnSources {
  readonly ledger: Ledger;
  readonly plan: Pick<AccountPlan, "accounts2">;
  readonly form: TaxForm;
  readonly entries: SruEntries;
  /** What is typed and stored. */
  readonly typed: Iterable<TypedField>;
}

/** What the income tax return of a year would declare now; undefined while there can be none. */
export function incomeTaxFigures(sources: ReturnSources): FilingFigures | undefined {
  const { ledger, plan, form, entries } = sources;
  const typed = new Map([...sources.typed].map((field) => [field.code, field]));
  const report = incomeTaxReport(ledger, plan, form, entries);
  if (!report.ok) return undefined;
  const side = incomeTaxSide(form, report.value, typedAmounts(typed.values()));
  const forms = sruReturn(report.value, side, typed);
  return forms.ok ? sruFigures(forms.value) : undefined;
}
