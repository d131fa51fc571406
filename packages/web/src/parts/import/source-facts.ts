import { DEFAULT_COMPANY_TYPE, shownOrganizationNumber } from "@huvudbok/core/company";
import { type ImportSource, type ImportSums, suggestedCompanyType } from "@huvudbok/core/import";
import { formatCount, formatCounted, formatOre } from "@huvudbok/core/money";

/** A row of a fact table, in words. */
interface TextFact {
  readonly label: string;
  readonly value: string;
}

/** The rows of the source table: what the file says about itself. */
export function sourceFacts(name: string, size: number, source: ImportSource): readonly TextFact[] {
  const { companyName, organizationNumber, fiscalYear, planName, accountCount, program, type } = source;
  const companyType =
    organizationNumber === "" ? DEFAULT_COMPANY_TYPE : suggestedCompanyType({ organizationNumber });
  const number = shownOrganizationNumber({ companyType, organizationNumber });
  return [
    { label: "Filnamn", value: name },
    { label: "Storlek", value: sizeText(size) },
    { label: "Typ", value: [type, program].filter((part) => part !== "").join(", från ") },
    { label: "Filen skapad", value: listed([source.made]) },
    { label: "Företag", value: listed([companyName, number]) },
    {
      label: "Räkenskapsår",
      value: fiscalYear === undefined ? "Står inte i filen" : `${fiscalYear.from} – ${fiscalYear.to}`,
    },
    { label: "Kontoplan", value: listed([planName, formatCounted(accountCount, "konto", "konton")]) },
    { label: "Antal transaktioner", value: formatCount(source.transactionCount) },
    { label: "Antal bifogade filer", value: formatCount(source.attachmentCount) },
  ];
}

/** The figures by which a person checks the books against the program that they came from. */
export function sumFacts({
  accounts,
  transactions,
  rows,
  debit,
  openingSum,
}: ImportSums): readonly TextFact[] {
  return [
    { label: "Konton", value: formatCount(accounts) },
    { label: "Transaktioner", value: formatCount(transactions) },
    { label: "Konteringsrader", value: formatCount(rows) },
    { label: "Omslutning, debet", value: formatOre(debit) },
    { label: "Summa ingående balans", value: formatOre(openingSum) },
  ];
}

function listed(parts: readonly string[]): string {
  const given = parts.filter((part) => part !== "");
  return given.length === 0 ? "Står inte i filen" : given.join(", ");
}

function sizeText(bytes: number): string {
  const unit = bytes < 1e6 ? "kilobyte" : "megabyte";
  const size = bytes / (unit === "kilobyte" ? 1e3 : 1e6);
  return new Intl.NumberFormat("sv-SE", { style: "unit", unit, maximumFractionDigits: 1 }).format(size);
}
