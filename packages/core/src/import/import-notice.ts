import { type IsoDate, longDateText } from "../calendar/index.ts";
import type { DatedRate } from "../currency/index.ts";
import { formatCount, formatOre, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { type Sie4Finding, type Sie4FindingCode, sie4FindingText } from "../sie4/index.ts";
import type { RecordKind } from "./sie4/record-kinds.ts";

/** What a person should know about an import that is possible. */
export type ImportNotice =
  /** What the reader of a format has found, as its own text. */
  | { readonly code: "finding"; readonly format: "sie4"; readonly finding: Sie4Finding }
  | { readonly code: "year-guessed"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly code: "account-named"; readonly account: string; readonly name: string }
  | { readonly code: "opening-sum"; readonly sum: Ore }
  | {
      readonly code: "no-vouchers";
      readonly sietyp: number;
      readonly hasOpening: boolean;
      /** Files of the type have vouchers, or this one's type or closing balances are not there. */
      readonly mayBeCut: boolean;
    }
  | { readonly code: "no-balances"; readonly hasVouchers: boolean }
  /** `openingRate`: that of the opening balances, when there are any. */
  | { readonly code: "converted"; readonly currency: string; readonly openingRate: DatedRate | undefined }
  /** Records with amounts in another currency, which are not kept. */
  | { readonly code: "amounts-left-out"; readonly currency: string; readonly kinds: readonly RecordKind[] }
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
  /** Texts with characters that are not seen; `seen` is how the first of them looks. */
  | { readonly code: "hidden-characters"; readonly count: number; readonly seen: string }
  | { readonly code: "company-detail-left-out"; readonly label: string; readonly text: string }
  | { readonly code: "organization-number-invalid"; readonly number: string }
  | { readonly code: "covered-until"; readonly date: IsoDate }
  | { readonly code: "header-unused"; readonly label: string; readonly text: string }
  | { readonly code: "unused-records"; readonly kinds: readonly RecordKind[] };

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
    case "no-vouchers": {
      const taken = notice.hasOpening ? "kontoplan och ingående balanser" : "bara en kontoplan";
      return notice.sietyp < 4
        ? `Filen är av SIE-typ ${notice.sietyp} och har inga verifikationer: året får ${taken}.`
        : `Filen har inga verifikationer. Året får ${taken}.`;
    }
    case "no-balances":
      return notice.hasVouchers
        ? "Filen har inga saldon (#IB, #UB, #RES). Året får inga ingående balanser."
        : "Filen har inga saldon heller (#IB, #UB, #RES).";
    case "converted": {
      const { currency, openingRate } = notice;
      const opening =
        openingRate === undefined
          ? ""
          : ` Ingående balanser räknas om efter kursen ${String(openingRate.value).replace(".", ",")} från den ${longDateText(openingRate.date)}.`;
      return `Filens belopp är i ${currency} (#VALUTA). Varje verifikation räknas om till kronor efter kursen för sin dag, och dess rader behåller beloppen i ${currency}.${opening}`;
    }
    case "amounts-left-out":
      return `Poster med belopp i ${notice.currency} som Huvudbok inte räknar med följer inte med i nästa SIE-export: ${countedKinds(notice.kinds)}.`;
    case "summary-unbalanced":
      return `Verifikationen Importerade saldon kan inte skapas: filens saldon balanserar inte, differensen är ${formatOre(notice.difference)}.`;
    case "renumbered":
      return `Rad ${notice.line}: verifikation ${notice.series} ${notice.oldNumber} har samma nummer som verifikationen på rad ${notice.firstLine} och får numret ${notice.series} ${notice.number}.`;
    case "name-cut":
      return notice.account === undefined
        ? `Företagets namn är längre än ${notice.longest} tecken och har kortats.`
        : `Namnet på konto ${notice.account} är längre än ${notice.longest} tecken och har kortats.`;
    case "hidden-characters": {
      const texts = notice.count === 1 ? "En text" : `${formatCount(notice.count)} texter`;
      return `${texts} i filen har dolda tecken, som inte syns men kan ändra hur texten läses: ”${notice.seen}”${notice.count === 1 ? "" : " med flera"}. De sparas som de står.`;
    }
    case "company-detail-left-out":
      return `”${notice.text}” i #${notice.label} kan inte användas som företagsuppgift och har utelämnats.`;
    case "organization-number-invalid":
      return `”${notice.number}” i #ORGNR är inte ett giltigt organisationsnummer. Ett nytt företag får det som det står.`;
    case "covered-until":
      return `Filens saldon gäller till och med ${notice.date}, inte hela räkenskapsåret (#OMFATTN).`;
    case "header-unused":
      return `#${notice.label} används inte här: ”${notice.text}”.`;
    case "unused-records":
      return `Poster som Huvudbok inte räknar med sparas och följer med i nästa SIE-export: ${countedKinds(notice.kinds)}.`;
    default:
      return assertNever(notice);
  }
}

/** Why the person must confirm before the import: each reason is confirmed separately. */
export type AcceptanceKind = "damaged" | "incomplete" | "balances" | "renumbered" | "converted";

const ACCEPTED_FINDINGS: Readonly<Partial<Record<Sie4FindingCode, AcceptanceKind>>> = {
  "checksum-wrong": "damaged",
  "closing-missing": "incomplete",
  "closing-differs": "balances",
  "closing-differs-from-rows": "balances",
};

/** What a notice asks the person to confirm; undefined for one that only informs (IM7). */
export function acceptanceOf(notice: ImportNotice): AcceptanceKind | undefined {
  if (notice.code === "finding") return acceptanceOfFinding(notice.finding);
  if (notice.code === "no-vouchers") return notice.mayBeCut ? "incomplete" : undefined;
  if (notice.code === "no-balances") return "incomplete";
  return notice.code === "renumbered" || notice.code === "converted" ? notice.code : undefined;
}

function acceptanceOfFinding(finding: Sie4Finding): AcceptanceKind | undefined {
  return finding.code === "more-findings"
    ? acceptanceOfFinding(finding.like)
    : ACCEPTED_FINDINGS[finding.code];
}

function countedKinds(kinds: readonly RecordKind[]): string {
  return kinds.map(({ kind, count }) => `${kind} (${formatCount(count)})`).join(", ");
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase("sv")}${text.slice(1)}.`;
}
