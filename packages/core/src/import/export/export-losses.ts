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
interface ExportLossTexts {
  /** What was entered and is not in the file, or cannot be read there. */
  readonly lost: readonly string[];
  /** What no file of the format says of a chart, whatever is booked. */
  readonly chart: readonly string[];
  /** Texts that are written with other characters and read the same. */
  readonly rewritten: readonly string[];
}

/** What an export changes or leaves out, by how much it matters to who reads the file. */
export function exportLossTexts(losses: ExportLosses): ExportLossTexts {
  const { companyDetails, replaced } = losses;
  const unreadable = replaced.filter(isUnreadable);
  const counted: readonly (readonly [number, string, string])[] = [
    [losses.annotations, "anteckning på en verifikation", "anteckningar på verifikationer"],
    [losses.links, "länk mellan en rättelse och det den rättar", "länkar mellan rättelser och det de rättar"],
    [losses.files, "bifogad fil", "bifogade filer"],
    [losses.foreignAmounts, "belopp i utländsk valuta", "belopp i utländsk valuta"],
    [losses.drafts, "utkast", "utkast"],
  ];
  return {
    lost: [
      ...counted.flatMap(leftOutTexts),
      ...(companyDetails.length > 0 ? [`Företagets ${companyDetails.join(" och ")} följer inte med.`] : []),
      ...(unreadable.length > 0
        ? [
            `${formatCounted(unreadable.length, "text", "texter")} har tecken som filen inte kan ha, och som skrivs som frågetecken:`,
          ]
        : []),
      ...unreadable.map(writtenText),
    ],
    chart: [
      ...leftOutTexts([losses.taxCodes, "kontos momstyp", "kontons momstyper"]),
      ...(losses.inactiveAccounts > 0
        ? [
            `${formatCounted(losses.inactiveAccounts, "inaktivt konto", "inaktiva konton")} följer med som andra: filen säger inte att de är inaktiva.`,
          ]
        : []),
    ],
    rewritten: replaced.filter((text) => !isUnreadable(text)).map(writtenText),
  };
}

function leftOutTexts([count, one, many]: readonly [number, string, string]): readonly string[] {
  return count > 0 ? [`${formatCounted(count, one, many)} följer inte med.`] : [];
}

/** A character for which the file has nothing like it is written as a question mark. */
function isUnreadable({ text, written }: ReplacedText): boolean {
  return written.split("?").length > text.split("?").length;
}

function writtenText({ place, text, written }: ReplacedText): string {
  return `I ${place}: ”${text}” skrivs ”${written}”.`;
}
