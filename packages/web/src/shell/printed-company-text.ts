import type { DateRange } from "@huvudbok/core/calendar";
import { type Recipient, shownOrganizationNumber } from "@huvudbok/core/company";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";

/** The text beside the company's name on paper: its number, masked for a person, and the year. */
export function printedCompanyText(
  recipient: Pick<Recipient, "companyType" | "organizationNumber">,
  year: DateRange | undefined,
): string {
  const words = [
    shownOrganizationNumber(recipient),
    year === undefined ? "" : `Räkenskapsår ${fiscalYearName(year)}`,
  ];
  return words.filter((word) => word !== "").join(", ");
}
