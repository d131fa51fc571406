import { type DateRange, rangesOverlap } from "../calendar/index.ts";
import { LONGEST_COMPANY_NAME, tooManyCompaniesText } from "../company/index.ts";
import { FEATURE_ID, IMPORTED_WITHOUT_PLUS } from "../feature/index.ts";
import { MOST_FISCAL_YEARS, TOO_MANY_FISCAL_YEARS } from "../fiscal-year/index.ts";
import { assertNever } from "../shared/index.ts";
import type { ImportFacts } from "./import-facts.ts";

/** Where an import is to go: an existing company, or a new one (`company` undefined). */
export interface ImportTarget {
  readonly company:
    | {
        readonly name: string;
        readonly organizationNumber: string;
        readonly fiscalYears: readonly DateRange[];
        readonly featureIds: ReadonlySet<number>;
      }
    | undefined;
  /** What a company gets when it is made without an order. */
  readonly newCompanyFeatureIds: ReadonlySet<number>;
  /** The name typed for a new company, where the file has none. */
  readonly newCompanyName?: string;
  /** How many companies a person may own, when this one owns as many. */
  readonly mostCompanies?: number;
  readonly featureName: (id: number) => string;
}

export type ImportTargetError =
  | { readonly code: "organization-number-differs" }
  | { readonly code: "name-differs" }
  | { readonly code: "features-missing"; readonly names: readonly string[] }
  | { readonly code: "features-missing-in-new-company"; readonly names: readonly string[] }
  | { readonly code: "year-overlaps" }
  | { readonly code: "too-many-years" }
  | { readonly code: "company-name-missing" }
  | { readonly code: "company-name-too-long"; readonly length: number }
  | { readonly code: "too-many-companies"; readonly most: number }
  | { readonly code: "company-unknown" };

/** All errors that prevent the import into the target; empty when it may start. */
export function importTargetErrors(facts: ImportFacts, target: ImportTarget): readonly ImportTargetError[] {
  const { company } = target;
  const has = company?.featureIds ?? target.newCompanyFeatureIds;
  const names = neededFeatures(facts)
    .filter((id) => !has.has(id))
    .map(target.featureName);
  if (company === undefined) {
    const { length } = nameOfNewCompany(facts, target);
    const { mostCompanies: most } = target;
    return [
      ...(most === undefined ? [] : [{ code: "too-many-companies", most } as const]),
      ...(length === 0 ? [{ code: "company-name-missing" } as const] : []),
      // A name of a file is cut, and that is told of; a typed one is the person's to shorten.
      ...(facts.companyName === "" && length > LONGEST_COMPANY_NAME
        ? [{ code: "company-name-too-long", length } as const]
        : []),
      ...(names.length > 0 ? [{ code: "features-missing-in-new-company", names } as const] : []),
    ];
  }
  const overlaps = company.fiscalYears.some((year) => rangesOverlap(year, facts.fiscalYear));
  return [
    ...companyErrors(facts, company),
    ...(names.length > 0 ? [{ code: "features-missing", names } as const] : []),
    ...(overlaps ? [{ code: "year-overlaps" } as const] : []),
    ...(company.fiscalYears.length >= MOST_FISCAL_YEARS ? [{ code: "too-many-years" } as const] : []),
  ];
}

/** The file's, or else the one that was typed. */
export function nameOfNewCompany(
  { companyName }: Pick<ImportFacts, "companyName">,
  { newCompanyName = "" }: Pick<ImportTarget, "newCompanyName">,
): string {
  return companyName === "" ? newCompanyName.trim() : companyName;
}

/** Which of number and name is compared with an existing company, where the file lacks only the other (IM6). */
export function comparedAlone({
  companyName,
  organizationNumber,
}: ImportFacts): "name" | "number" | undefined {
  const hasNumber = lastTenDigits(organizationNumber) !== "";
  if ((companyName !== "") === hasNumber) return undefined;
  return hasNumber ? "number" : "name";
}

function companyErrors(
  { companyName, organizationNumber }: ImportFacts,
  company: { readonly name: string; readonly organizationNumber: string },
): readonly ImportTargetError[] {
  const number = lastTenDigits(organizationNumber);
  if (number === "" && companyName === "") return [{ code: "company-unknown" }];
  const hasOtherNumber = number !== "" && number !== lastTenDigits(company.organizationNumber);
  const hasOtherName = companyName !== "" && plainName(companyName) !== plainName(company.name);
  return [
    ...(hasOtherNumber ? [{ code: "organization-number-differs" } as const] : []),
    ...(hasOtherName ? [{ code: "name-differs" } as const] : []),
  ];
}

function neededFeatures({ transactionCount, attachmentCount }: ImportFacts): readonly number[] {
  return [
    ...(transactionCount > IMPORTED_WITHOUT_PLUS ? [FEATURE_ID.accountingPlus] : []),
    ...(attachmentCount > 0 ? [FEATURE_ID.attachFiles] : []),
  ];
}

function lastTenDigits(text: string): string {
  return text.replaceAll(/\D/g, "").slice(-10);
}

/** Trimmed, with single blanks, without regard to case; punctuation counts (IM6). */
function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("sv");
}

/** The Swedish text of an error. */
export function importTargetErrorText(error: ImportTargetError): string {
  switch (error.code) {
    case "organization-number-differs":
      return "Organisationsnumret i SIE filen matchar inte det valda företaget.";
    case "name-differs":
      return "Företagsnamnet i SIE filen matchar inte det valda företaget.";
    case "features-missing":
      return error.names.length === 1
        ? `Funktionen ${error.names[0]} är inte aktiverad i företaget. Aktivera den i företagets inställningar.`
        : `Funktionerna ${error.names.join(", ")} är inte aktiverade i företaget. Aktivera dem i företagets inställningar.`;
    case "features-missing-in-new-company":
      return `Vald import går inte att importera till ett nytt företag. Skapa först ett tomt företag med följande funktioner: ${error.names.join(", ")}.`;
    case "year-overlaps":
      return "Räkenskapsåret i importen överlappar med ett befintligt räkenskapsår i valt företag. Import kan bara göras till nya räkenskapsår.";
    case "too-many-years":
      return TOO_MANY_FISCAL_YEARS;
    case "company-name-missing":
      return "SIE filen saknar företagsnamn. Skriv namnet på det nya företaget.";
    case "company-name-too-long":
      return `Namnet på det nya företaget har ${error.length} tecken, och får ha högst ${LONGEST_COMPANY_NAME}.`;
    case "too-many-companies":
      return tooManyCompaniesText(error.most);
    case "company-unknown":
      return "SIE filen saknar både företagsnamn och organisationsnummer. Importera till ett nytt företag och skriv dess namn.";
    default:
      return assertNever(error);
  }
}
