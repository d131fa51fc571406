import type { IsoDate } from "../calendar/index.ts";
import { formatOre, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { type Sie4Finding, sie4FindingText } from "../sie4/index.ts";

/** What a person should know of an import that can go on. */
export type ImportNotice =
  | { readonly code: "finding"; readonly finding: Sie4Finding }
  | { readonly code: "year-guessed"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly code: "account-named"; readonly account: string; readonly name: string }
  | { readonly code: "account-skipped"; readonly account: string }
  | { readonly code: "opening-sum"; readonly sum: Ore }
  | { readonly code: "no-vouchers"; readonly sietyp: number }
  | { readonly code: "unused-records"; readonly count: number };

/** The Swedish text of a notice, a sentence. */
export function importNoticeText(notice: ImportNotice): string {
  switch (notice.code) {
    case "finding":
      return sentence(sie4FindingText(notice.finding));
    case "year-guessed":
      return `Filen anger inget räkenskapsår. Verifikationernas kalenderår ${notice.from} – ${notice.to} används.`;
    case "account-named":
      return `Konto ${notice.account} har inget namn i filen och får namnet ${notice.name}.`;
    case "account-skipped":
      return `Konto ${notice.account} hoppas över: kontonummer måste vara 1000–9999, och kontot har inga belopp.`;
    case "opening-sum":
      return `Total ingående balans är ${formatOre(notice.sum)}. Den ska vara 0 för att vara balanserad.`;
    case "no-vouchers":
      return `Filen är av SIE-typ ${notice.sietyp} och har inga verifikationer: kontoplan och ingående balanser läses in.`;
    case "unused-records":
      return `${notice.count} poster som Huvudbok inte använder (dimensioner, objekt, budget) sparas till nästa export.`;
    default:
      return assertNever(notice);
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase("sv")}${text.slice(1)}.`;
}
