import {
  type DateRange,
  isoDate,
  parseDate,
  rangeContains,
  rangeOfMonths,
  rangesOverlap,
} from "../calendar/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";

/** The two dates as a person typed them; an empty text is missing. */
export interface FiscalYearForm {
  readonly from: string;
  readonly to: string;
}

/** What keeps a fiscal year from being created (FY2, CH13). */
export type FiscalYearError =
  | { readonly code: "from-missing"; readonly field: "from" }
  | { readonly code: "to-missing"; readonly field: "to" }
  | { readonly code: "from-not-a-date"; readonly field: "from" }
  | { readonly code: "to-not-a-date"; readonly field: "to" }
  | { readonly code: "to-not-after-from"; readonly field: "to" }
  | { readonly code: "too-long"; readonly field: "to" }
  | { readonly code: "overlap"; readonly field: "from"; readonly with: DateRange };

const LONGEST_MONTHS = 18;
/** Dates outside these years are typing errors, and out of range for the date arithmetic. */
const PLAUSIBLE: DateRange = { from: isoDate("1900-01-01"), to: isoDate("2199-12-31") };

/** The dates of a new fiscal year, or everything that is wrong with them. */
export function validateFiscalYear(
  form: FiscalYearForm,
  existing: readonly DateRange[],
): Result<DateRange, readonly FiscalYearError[]> {
  const from = parseDate(form.from);
  const to = parseDate(form.to);
  if (from.ok && to.ok) {
    const range = { from: from.value, to: to.value };
    const errors = fiscalYearRangeErrors(range, existing);
    return errors.length === 0 ? ok(range) : err(errors);
  }
  return err([
    ...(from.ok
      ? []
      : [{ code: isBlank(form.from) ? "from-missing" : "from-not-a-date", field: "from" } as const]),
    ...(to.ok ? [] : [{ code: isBlank(form.to) ? "to-missing" : "to-not-a-date", field: "to" } as const]),
  ]);
}

/** The errors of two real dates as a fiscal year among the others. */
export function fiscalYearRangeErrors(range: DateRange, others: readonly DateRange[]): FiscalYearError[] {
  if (!rangeContains(PLAUSIBLE, range.from)) return [{ code: "from-not-a-date", field: "from" }];
  if (!rangeContains(PLAUSIBLE, range.to)) return [{ code: "to-not-a-date", field: "to" }];
  if (range.to <= range.from) return [{ code: "to-not-after-from", field: "to" }];
  const overlapped = others.find((other) => rangesOverlap(range, other));
  return [
    ...(range.to > rangeOfMonths(range.from, LONGEST_MONTHS).to
      ? [{ code: "too-long", field: "to" } as const]
      : []),
    ...(overlapped === undefined ? [] : [{ code: "overlap", field: "from", with: overlapped } as const]),
  ];
}

export function fiscalYearErrorText(error: FiscalYearError): string {
  switch (error.code) {
    case "from-missing":
      return "Från och med måste anges";
    case "to-missing":
      return "Till och med måste anges";
    case "from-not-a-date":
      return "Från och med måste vara ett datum";
    case "to-not-a-date":
      return "Till och med måste vara ett datum";
    case "to-not-after-from":
      return "Till och med måste vara efter från och med";
    case "too-long":
      return "Ett räkenskapsår får vara högst 18 månader";
    case "overlap":
      return "Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår";
    default:
      return assertNever(error);
  }
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
