import type { IsoDate } from "../calendar/index.ts";
import { formatOre, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { needsAcceptance, type Sie4Finding, sie4FindingText } from "../sie4/index.ts";

/** What a person should know of an import that can go on. */
export type ImportNotice =
  | { readonly code: "finding"; readonly finding: Sie4Finding }
  | { readonly code: "year-guessed"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly code: "account-named"; readonly account: string; readonly name: string }
  | { readonly code: "opening-sum"; readonly sum: Ore }
  | { readonly code: "no-vouchers"; readonly sietyp: number }
  | { readonly code: "no-balances" }
  /** The voucher "Importerade saldon" is not offered, since it would not balance. */
  | { readonly code: "summary-unbalanced"; readonly difference: Ore }
  | {
      readonly code: "renumbered";
      readonly line: number;
      readonly series: string;
      readonly number: number;
      readonly oldNumber: number;
      readonly firstLine: number;
    }
  /** `account` undefined: the company's name. */
  | { readonly code: "name-cut"; readonly account: string | undefined; readonly longest: number }
  | { readonly code: "company-detail-left-out"; readonly label: string; readonly text: string }
  | { readonly code: "covered-until"; readonly date: IsoDate }
  | { readonly code: "header-unused"; readonly label: string; readonly text: string }
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
    case "opening-sum":
      return `Total ingående balans är ${formatOre(notice.sum)}. Den ska vara 0 för att vara balanserad.`;
    case "no-vouchers":
      return notice.sietyp < 4
        ? `Filen är av SIE-typ ${notice.sietyp} och har inga verifikationer: kontoplan och ingående balanser läses in.`
        : "Filen har inga verifikationer. Året får kontoplan och ingående balanser, men inga transaktioner.";
    case "no-balances":
      return "Filen har inga saldon (#IB, #UB, #RES). Året får inga ingående balanser.";
    case "summary-unbalanced":
      return `Verifikationen Importerade saldon kan inte skapas: filens saldon balanserar inte, differensen är ${formatOre(notice.difference)}.`;
    case "renumbered":
      return `Rad ${notice.line}: verifikation ${notice.series} ${notice.oldNumber} har samma nummer som verifikationen på rad ${notice.firstLine} och får numret ${notice.series} ${notice.number}.`;
    case "name-cut":
      return notice.account === undefined
        ? `Företagets namn är längre än ${notice.longest} tecken och har kortats.`
        : `Namnet på konto ${notice.account} är längre än ${notice.longest} tecken och har kortats.`;
    case "company-detail-left-out":
      return `"${notice.text}" i #${notice.label} kan inte användas som företagsuppgift och har utelämnats.`;
    case "covered-until":
      return `Filens saldon gäller till och med ${notice.date}, inte hela räkenskapsåret (#OMFATTN).`;
    case "header-unused":
      return `#${notice.label} används inte här: "${notice.text}".`;
    case "unused-records":
      return `${notice.count} poster som Huvudbok inte använder (dimensioner, objekt, budget) sparas till nästa export.`;
    default:
      return assertNever(notice);
  }
}

/** Why the person must say yes before the import: each is asked by itself. */
export type AcceptanceKind = "damaged" | "incomplete" | "renumbered";

/** What a notice needs a yes to; undefined for one that only tells (sie.md E, clarifications C45 and C46). */
export function acceptanceOf(notice: ImportNotice): AcceptanceKind | undefined {
  if (notice.code === "finding") return needsAcceptance(notice.finding) ? "damaged" : undefined;
  if (notice.code === "no-vouchers") return notice.sietyp === 4 ? "incomplete" : undefined;
  if (notice.code === "no-balances") return "incomplete";
  return notice.code === "renumbered" ? "renumbered" : undefined;
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase("sv")}${text.slice(1)}.`;
}
