import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type FiscalYearError, fiscalYearErrorText } from "../fiscal-year/index.ts";
import { formatOre, MAX_ORE, type Ore, ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { type Sie4Error, sie4ErrorText, voucherYearsText } from "../sie4/index.ts";
import type { NeededRates } from "./import-rates.ts";

/** What blocks the import of a file into any company. */
export type ImportError =
  | { readonly code: "no-sie-data" }
  /** `years`: the years of the vouchers, none of which can be chosen. */
  | { readonly code: "fiscal-year-not-found"; readonly years: readonly number[] }
  | { readonly code: "no-account-plan"; readonly accounts: readonly string[]; readonly hasChart: boolean }
  | {
      readonly code: "currency";
      readonly currency: string;
      readonly date: IsoDate;
      /** Why there is no rate of the day; empty while none has been asked for. */
      readonly reason: string;
      /** While none has been asked for: what to ask for. */
      readonly needed?: NeededRates;
    }
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
  /** Every amount is small enough, but not what they lead to, which the next year would open with. */
  | { readonly code: "balance-too-large"; readonly account: string; readonly balance: Ore }
  /** What the reader of a format has found, as its own text. */
  | { readonly code: "file"; readonly format: "sie4"; readonly error: Sie4Error };

/** The number of errors, including those that the reader only counts after the first hundred of a kind. */
export function errorCount(errors: readonly ImportError[]): number {
  let count = 0;
  for (const error of errors) {
    count += error.code === "file" && error.error.code === "more-errors" ? error.error.count : 1;
  }
  return count;
}

/** The Swedish text, after the English sentence that some errors have. */
export function importErrorText(error: ImportError): string {
  switch (error.code) {
    case "no-sie-data":
      return "No SIE data. Filen har varken kontoplan, saldon eller verifikationer";
    case "fiscal-year-not-found":
      return `Fiscal year not found. Räkenskapsåret saknas: filen har inget #RAR 0, och ${voucherYearsText(error.years)}`;
    case "no-account-plan": {
      const accounts = error.accounts.join(", ");
      return error.hasChart
        ? `No account plan. Konton som saknas i filens kontoplan finns inte heller i BAS: ${accounts}`
        : `No account plan. Filen saknar kontoplan, och dess konton finns inte i BAS: ${accounts}`;
    }
    case "currency":
      return `Failed to convert currency ${error.currency} for date ${error.date}: ${error.reason === "" ? "" : `${sentenceOf(error.reason)} `}Filens belopp är i ${error.currency} (#VALUTA). Inget belopp räknas om till kronor, och inget importeras. Exportera filen i kronor från ditt förra program, eller försök igen när det finns kurser`;
    case "fiscal-year":
      return `${placeText(error.line)}räkenskapsåret ${error.range.from} – ${error.range.to} kan inte läggas upp. ${fiscalYearErrorText(error.error)}`;
    case "series-too-long":
      return `${placeText(error.line)}serien ”${error.series}” har ${error.series.length} tecken, högst ${error.longest} får plats`;
    case "amounts-too-large":
      return "Filens belopp är tillsammans större än vad som kan räknas exakt";
    case "balance-too-large":
      return `Saldot på konto ${error.account} blir ${formatOre(error.balance)}, mer än ${formatOre(ore(MAX_ORE))} som kan bokföras`;
    case "file":
      return sie4ErrorText(error.error);
    default:
      return assertNever(error);
  }
}

function sentenceOf(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function placeText(line: number): string {
  return line > 0 ? `Rad ${line}: ` : "";
}
