import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type FiscalYearError, fiscalYearErrorText } from "../fiscal-year/index.ts";
import { assertNever } from "../shared/index.ts";
import { type Sie4Error, sie4ErrorText } from "../sie4/index.ts";

/** What blocks the import of a file, whatever company it would go to. */
export type ImportError =
  | { readonly code: "no-sie-data" }
  /** `years`: those of the vouchers, of which none can be chosen. */
  | { readonly code: "fiscal-year-not-found"; readonly years: readonly number[] }
  | { readonly code: "no-account-plan"; readonly accounts: readonly string[]; readonly hasChart: boolean }
  | { readonly code: "currency"; readonly currency: string; readonly date: IsoDate }
  | {
      readonly code: "fiscal-year";
      readonly line: number;
      readonly range: DateRange;
      readonly error: FiscalYearError;
    }
  | {
      readonly code: "series-too-long";
      readonly line: number;
      readonly series: string;
      readonly longest: number;
    }
  | { readonly code: "amounts-too-large" }
  | { readonly code: "file"; readonly error: Sie4Error };

/** The Swedish text, behind the specified sentence where there is one (specification 3 §8 gives those in English). */
export function importErrorText(error: ImportError): string {
  switch (error.code) {
    case "no-sie-data":
      return "No SIE data. Filen har varken kontoplan, saldon eller verifikationer";
    case "fiscal-year-not-found":
      return `Fiscal year not found. Räkenskapsåret saknas: filen har inget #RAR 0, och ${yearsText(error.years)}`;
    case "no-account-plan": {
      const accounts = error.accounts.join(", ");
      return error.hasChart
        ? `No account plan. Konton som saknas i filens kontoplan finns inte heller i BAS: ${accounts}`
        : `No account plan. Filen saknar kontoplan, och dess konton finns inte i BAS: ${accounts}`;
    }
    case "currency":
      return `Failed to convert currency ${error.currency} for date ${error.date}: beloppen i filen är i ${error.currency}, och Huvudbok har inga valutakurser ännu. Beloppen räknas inte om till kronor, och ingenting importeras`;
    case "fiscal-year":
      return `${placeText(error.line)}räkenskapsåret ${error.range.from} – ${error.range.to} kan inte läggas upp. ${fiscalYearErrorText(error.error)}`;
    case "series-too-long":
      return `${placeText(error.line)}serien "${error.series}" har ${error.series.length} tecken, högst ${error.longest} får plats`;
    case "amounts-too-large":
      return "Filens belopp är tillsammans större än vad som kan räknas exakt";
    case "file":
      return sie4ErrorText(error.error);
    default:
      return assertNever(error);
  }
}

function placeText(line: number): string {
  return line > 0 ? `Rad ${line}: ` : "";
}

function yearsText(years: readonly number[]): string {
  return years.length === 0
    ? "inga verifikationer som visar vilket det är"
    : `verifikationerna är daterade ${years.join(", ")}`;
}
