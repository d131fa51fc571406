import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import { formatOre, formatWholeKronor } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { voucherNames } from "../transaction/index.ts";
import { badDebtText, soldAssetText } from "./base/base-to-book-text.ts";
import type { BaseDifference } from "./base/vat-base-check.ts";
import { likeSettlementText } from "./settlement/like-settlement-text.ts";
import { vatOriginText } from "./settlement/origin/vat-origin-text.ts";
import type { VatProblem } from "./vat-problem.ts";
import type { VatSettlementRefusal } from "./vat-settlement-entry.ts";
import { CLAIM_ACCOUNT, DEBT_ACCOUNT } from "./vat-settlements.ts";
import type { VatSummary } from "./vat-summary.ts";
import type { VatWarning } from "./vat-warning.ts";
import type { VatFileRefusal } from "./vat-xml.ts";

const NO_VAT = "Summan av momskonton är noll, ingen momsrapport registrerad, välj en annan period";

/** What keeps a period from being reported, in Swedish, in books that are closed through a day. */
export function vatProblemText(problem: VatProblem, closedThrough?: IsoDate): string {
  switch (problem.code) {
    case "year-missing": {
      const { from, to } = problem.missing;
      return `Räkenskapsåret med dagarna ${from} – ${to} saknas, och utan det är perioden inte hel`;
    }
    case "opening-balance": {
      const origin = vatOriginText(problem.origin, closedThrough);
      if (problem.origin.code === "returned") return origin;
      const accounts = problem.accounts.map(({ account, amount }) => `${account} (${formatOre(amount)})`);
      return `Momskonton är inte noll när perioden börjar: ${accounts.join(", ")}. ${origin}`;
    }
    case "like-settlement":
      return likeSettlementText(problem, closedThrough);
    case "no-vat":
      return `${NO_VAT}. Har du inget att redovisa: kryssa för Inget att redovisa för perioden, så kan filen laddas ner.`;
    case "base-without-vat":
      return `Ruta ${boxRange(problem.bases)} har belopp men ${boxRange(problem.taxes)} ingen moms`;
    case "vat-without-base":
      return `Ruta ${boxRange(problem.taxes)} har moms men ${boxRange(problem.bases)} inget belopp${codeMissingText(problem.accounts)}`;
    default:
      return assertNever(problem);
  }
}

/** The accounts that the base probably stands on, as the end of a sentence. */
function codeMissingText(accounts: readonly AccountNo[]): string {
  return accounts.length === 0
    ? ""
    : `. ${accountWords(accounts)} står bredvid den momsen men saknar Momstyp: välj den i kontoplanen`;
}

/** What is worth a look in a return, in Swedish. */
export function vatWarningText(warning: VatWarning, closedThrough?: IsoDate): string {
  switch (warning.code) {
    case "no-vat":
      return warning.hasBase
        ? "Ingen moms är bokförd i perioden. Rapporten redovisar det som står i rutorna."
        : "Ingen moms är bokförd i perioden. Filen redovisar att det inte finns något att betala.";
    case "like-settlement":
      return `${likeSettlementText(warning, closedThrough)} Är det något annat stämmer rutorna.`;
    case "duplicate-settlement":
      return `${voucherNames([warning.voucher])} är samma momsavräkning som ${voucherNames([warning.first])}. Är momsen bokförd två gånger vänder du den ena.`;
    case "unknown-tax-code":
      return `Momstypen ${warning.taxCode} finns inte i momsdeklarationen: ${accountWords(warning.accounts)} ingår inte i någon ruta`;
    case "without-box":
      return `${accountWords(warning.accounts)} saknar Momstyp och ingår inte i någon ruta`;
    case "base-differs":
      return baseDifferenceText(warning);
    case "sold-asset-without-base":
      return soldAssetText(warning);
    case "bad-debt-without-base":
      return badDebtText(warning);
    case "input-below-reverse-charge":
      return `Ingående moms (${formatWholeKronor(warning.input)}) är mindre än momsen på inköp i ruta 30–32 och 60–62 (${formatWholeKronor(warning.charged)}). Det stämmer bara om avdragsrätten är begränsad.`;
    case "unusual-amount": {
      const name = warning.direction === "output" ? "Utgående moms" : "Ingående moms";
      return `${name} är ${formatWholeKronor(warning.amount)} kr, mot i genomsnitt ${formatWholeKronor(warning.usual)} kr för en lika lång period tidigare under året`;
    }
    default:
      return assertNever(warning);
  }
}

/** A group whose output VAT does not match its bases, in Swedish. */
function baseDifferenceText({ bases, taxes, rate, base, implied }: BaseDifference): string {
  const boxes = `ruta ${boxRange(taxes)}`;
  const ofRate = rate === undefined ? "" : ` ${rate} %`;
  return `Utgående moms${ofRate} i ${boxes} svarar mot underlaget ${formatOre(implied)}, men bokfört i ruta ${boxRange(bases)} är ${formatOre(base)}`;
}

/** Why a settlement cannot be made, in Swedish. */
export function vatSettlementRefusalText(refusal: VatSettlementRefusal): string {
  switch (refusal.code) {
    case "nothing-to-settle":
      return refusal.isSettled ? "Momsen för perioden är avräknad" : "Perioden har ingen moms att bokföra";
    case "missing-account":
      return missingVatAccountText(refusal.account);
    case "outside-vat-accounts":
      return `${accountWords(refusal.accounts)} har moms men ligger utanför 2610–2649. Flytta momsen dit innan du bokar avräkningen.`;
    default:
      return assertNever(refusal);
  }
}

/** Why there is no file, in Swedish. */
export function vatFileRefusalText({ code }: VatFileRefusal): string {
  switch (code) {
    case "organization-number-missing":
      return "Organisationsnummer saknas i företagsinställningar";
    case "organization-number-wrong":
      return "Organisationsnumret i företagsinställningarna är fel";
    case "note-too-long":
      return "Övriga upplysningar får vara högst 300 tecken";
    case "report-problems":
      return "Rätta det som hindrar momsrapporten först";
    default:
      return assertNever(code);
  }
}

/** What the summary says, in Swedish: one sentence for each thing that is wrong. */
export function vatSummaryTexts({ missingAccount, differences }: VatSummary): readonly string[] {
  const missing = missingAccount === undefined ? [] : [missingVatAccountText(missingAccount)];
  return [...missing, ...differences.map(baseDifferenceText)];
}

/** The names that the chart would have given them. */
const NAMES: ReadonlyMap<AccountNo, string> = new Map([
  [DEBT_ACCOUNT, "Redovisningskonto för moms"],
  [CLAIM_ACCOUNT, "Momsfordran"],
]);

function missingVatAccountText(account: AccountNo): string {
  return `Saknar konto ${account} ${NAMES.get(account) ?? "Öres- och kronutjämning"}, kan inte fortsätta.`;
}

function accountWords(accounts: readonly AccountNo[]): string {
  return accounts.length === 1 ? `Konto ${accounts.join("")}` : `Kontona ${accounts.join(", ")}`;
}

function boxRange(boxes: readonly number[]): string {
  const [first, last] = [Math.min(...boxes), Math.max(...boxes)];
  const shown = (box: number) => String(box).padStart(2, "0");
  return first === last ? shown(first) : `${shown(first)}–${shown(last)}`;
}
