import type { DateRange } from "../../calendar/index.ts";
import { formPeriod } from "./form-period.ts";
import type { SruProgram } from "./info-sru.ts";
import type { SruFiler } from "./sru-filer.ts";
import { type SruMoment, sruDate, sruStamp } from "./sru-moment.ts";
import { sruLines } from "./sru-text.ts";

/** A form to be filed: its fields in the order of the form, besides the dates of the year. */
export interface SruForm {
  /** INK2, INK2R, INK2S or NE. */
  readonly form: string;
  /** Kronor as whole numbers, X of what is ticked, texts; nothing that is 0 or empty. */
  readonly values: readonly (readonly [sru: number, value: string])[];
}

/** First and last day of the fiscal year, first in every block. */
const [FIRST_DAY, LAST_DAY] = [7011, 7012];

/** BLANKETTER.SRU: a block for each form, each stamped a second later than the one before it (TX12). */
export function formsSru(
  forms: readonly SruForm[],
  filer: Pick<SruFiler, "number" | "name">,
  fiscalYear: DateRange,
  program: SruProgram,
  moment: SruMoment,
): string {
  const blocks = forms.flatMap(({ form, values }, index) => [
    `#BLANKETT ${form}-${formPeriod(fiscalYear.to)}`,
    `#IDENTITET ${filer.number} ${sruStamp(moment, index)}`,
    `#NAMN ${filer.name}`,
    `#SYSTEMINFO ${program.name} ${program.version}`,
    `#UPPGIFT ${FIRST_DAY} ${sruDate(fiscalYear.from)}`,
    `#UPPGIFT ${LAST_DAY} ${sruDate(fiscalYear.to)}`,
    ...values.map(([sru, value]) => `#UPPGIFT ${sru} ${value}`),
    "#BLANKETTSLUT",
  ]);
  return sruLines([...blocks, "#FIL_SLUT"]);
}
