import { keptThrough } from "@huvudbok/core/closing";
import { type CompanyType, isHousehold } from "@huvudbok/core/company";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";

/** What of a year's books must be kept, and until when (CL9). */
export function keptText(year: FiscalYear, companyType: CompanyType): string {
  const last = keptThrough(year);
  if (isHousehold(companyType)) {
    return `Ett hushåll måste inte spara sin bokföring. Ett företag hade sparat ${fiscalYearName(year)} till och med ${last}.`;
  }
  return `Räkenskaperna för ${fiscalYearName(year)} ska sparas till och med ${last}: transaktioner med underlag, grundbok och huvudbok, bokslut med specifikationer, systemdokumentation, behandlingshistorik och viktiga avtal.`;
}
