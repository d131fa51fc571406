import type { IsoDate } from "../calendar/index.ts";
import { assertNever } from "../shared/index.ts";

/** Why an amount in another currency cannot be converted (CU1, CU2). */
export type RateError =
  | { readonly code: "currency-not-found" }
  | { readonly code: "series-not-found"; readonly currency: string }
  | { readonly code: "rate-not-found"; readonly currency: string; readonly date: IsoDate }
  | { readonly code: "invalid-date" }
  /** No day of the span can have a rate. */
  | { readonly code: "too-early" };

/** The text of a rate that is missing. */
export function rateErrorText(error: RateError): string {
  switch (error.code) {
    case "currency-not-found":
      return "Currency not found";
    case "series-not-found":
      return `Series not found for ${error.currency}`;
    case "rate-not-found":
      return `Rate not found for ${error.currency} on ${error.date}`;
    case "invalid-date":
      return "Invalid date";
    case "too-early":
      return "Det finns inga valutakurser före 1993";
    default:
      return assertNever(error);
  }
}
