import type { CompanyType } from "../company/index.ts";
import { assertNever } from "../shared/index.ts";

/** Why there is no return to show, before the books are looked at. */
export type ReturnHindrance =
  | { readonly code: "years-missing" | "year-not-chosen" | "not-loaded" | "number-missing" }
  | { readonly code: "year-unknown"; readonly fiscalYearId: string }
  | { readonly code: "company-type" }
  /** No form is as old as the year; `year` is that of the first one. */
  | { readonly code: "form-missing"; readonly year: number };

/** The Swedish text of why there is no return to show. */
export function returnHindranceText(hindrance: ReturnHindrance): string {
  switch (hindrance.code) {
    case "years-missing":
      return "Räkenskapsår saknas";
    case "year-not-chosen":
      return "Du måste välja ett räkenskapsår för att se inkomstdeklarationen";
    case "not-loaded":
      return "Kunde inte hämta data för det valda räkenskapsåret";
    case "number-missing":
      return "Organisationsnummer saknas i företagsinställningar";
    case "year-unknown":
      return `Räkenskapsåret med id ${hindrance.fiscalYearId} finns inte`;
    case "company-type":
      return "Företagstypen är inte implementerad än";
    case "form-missing":
      return `Det finns ingen blankett för räkenskapsår som slutar före ${hindrance.year}`;
    default:
      return assertNever(hindrance);
  }
}

/** The company types that a form is for: INK2 a limited company, NE a sole trader. */
export function formOfCompany(companyType: CompanyType): "INK2" | "NE" | undefined {
  if (companyType === "AB") return "INK2";
  return companyType === "E" ? "NE" : undefined;
}
