import { formatCounted } from "../../money/index.ts";
import { attachedFileIds } from "../../transaction/index.ts";
import { type BooksWithTexts, type ReplacedText, replacedTexts } from "./exported-texts.ts";

/** What of a fiscal year a SIE 4 file does not hold, or not as it is. */
interface ExportLosses {
  readonly replaced: readonly ReplacedText[];
  /** Details of the company that the format has no place for, in Swedish. */
  readonly companyDetails: readonly string[];
  readonly annotations: number;
  /** Links between corrections and what they correct. */
  readonly links: number;
  readonly files: number;
  readonly foreignAmounts: number;
  readonly inactiveAccounts: number;
  readonly taxCodes: number;
  readonly drafts: number;
}

/** Counts what an export changes or leaves out. */
export function exportLosses(
  books: BooksWithTexts & {
    readonly accounts: Iterable<{ readonly active: boolean; readonly taxCode?: number }>;
    readonly draftCount: number;
  },
): ExportLosses {
  const { company, draftCount } = books;
  const accounts = [...books.accounts];
  const counts = { annotations: 0, links: 0, files: 0, foreignAmounts: 0 };
  for (const transaction of books.transactions) {
    if ((transaction.annotation ?? "") !== "") counts.annotations += 1;
    if (transaction.corrects !== undefined) counts.links += 1;
    counts.files += attachedFileIds(transaction).length;
    for (const entry of transaction.entries) {
      if (entry.foreignCurrencyAmount !== undefined) counts.foreignAmounts += 1;
    }
  }
  const details: readonly (readonly [string, boolean])[] = [
    ["c/o-adress", company.careOf !== ""],
    ["e-postadress", company.email !== ""],
    ["land", company.country !== "SE" && company.country !== ""],
  ];
  return {
    ...counts,
    replaced: replacedTexts(books),
    companyDetails: details.filter(([, isGiven]) => isGiven).map(([name]) => name),
    inactiveAccounts: accounts.filter(({ active }) => !active).length,
    taxCodes: accounts.filter(({ taxCode }) => taxCode !== undefined).length,
    drafts: draftCount,
  };
}

/** The losses as Swedish sentences; none when the file holds everything. */
export function exportLossTexts(losses: ExportLosses): readonly string[] {
  const { companyDetails, replaced } = losses;
  const counted: readonly (readonly [number, string, string])[] = [
    [losses.annotations, "anteckning på en verifikation", "anteckningar på verifikationer"],
    [losses.links, "länk mellan en rättelse och det den rättar", "länkar mellan rättelser och det de rättar"],
    [losses.files, "bifogad fil", "bifogade filer"],
    [losses.foreignAmounts, "belopp i utländsk valuta", "belopp i utländsk valuta"],
    [losses.drafts, "utkast", "utkast"],
    [losses.taxCodes, "kontos momskod", "kontons momskoder"],
  ];
  return [
    ...counted
      .filter(([count]) => count > 0)
      .map(([count, one, many]) => `${formatCounted(count, one, many)} följer inte med.`),
    ...(losses.inactiveAccounts > 0
      ? [
          `${formatCounted(losses.inactiveAccounts, "inaktivt konto", "inaktiva konton")} följer med som andra: filen säger inte att de är inaktiva.`,
        ]
      : []),
    ...(companyDetails.length > 0 ? [`Företagets ${companyDetails.join(" och ")} följer inte med.`] : []),
    ...(replaced.length > 0
      ? [
          `${formatCounted(replaced.length, "text", "texter")} har tecken som filen inte kan ha och skrivs om:`,
        ]
      : []),
    ...replaced.map(({ place, text, written }) => `I ${place}: "${text}" skrivs "${written}".`),
  ];
}
