import type { AccountNo } from "../account-plan/index.ts";
import { type IsoDate, longDateText, rangeWords } from "../calendar/index.ts";
import { fiscalYearName } from "../fiscal-year/index.ts";
import { formatOre, formatWholeKronor } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import type { VatOrigin } from "./settlement/vat-origin.ts";
import type { BaseDifference } from "./vat-base-check.ts";
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
      const accounts = problem.accounts.map(({ account, amount }) => `${account} (${formatOre(amount)})`);
      return `Momskonton är inte noll när perioden börjar: ${accounts.join(", ")}. ${originText(problem.origin, closedThrough)}`;
    }
    case "no-vat":
      return NO_VAT;
    case "base-without-vat":
      return `Ruta ${boxRange(problem.bases)} har belopp men ${boxRange(problem.taxes)} ingen moms`;
    case "vat-without-base":
      return `Ruta ${boxRange(problem.taxes)} har moms men ${boxRange(problem.bases)} inget belopp${codeMissingText(problem.accounts)}`;
    default:
      return assertNever(problem);
  }
}

/** What to do about the VAT that a period began with, as a sentence or two (VR4). */
function originText(origin: VatOrigin, closedThrough: IsoDate | undefined): string {
  switch (origin.code) {
    case "period":
      return `Boka momsavräkningen för ${rangeWords(origin.period)}.`;
    case "late": {
      const period = `Momsavräkningen för ${rangeWords(origin.period)}`;
      return `${period} är bokförd först efter perioden: ${turnText(origin.through, closedThrough)}`;
    }
    case "opening":
      return "Det är ingående balans. Är momsen bokförd i föregående år: importera ingående balans igen. Annars: boka momsavräkningen för perioden före.";
    case "late-opening": {
      const names = origin.settlements.map(({ series, number }) => `${series} ${number}`).join(", ");
      return `Det är ingående balans, som ${names} har avräknat först efter perioden: ${turnText(origin.through, closedThrough)}`;
    }
    case "year-before": {
      const { period, fiscalYear } = origin;
      const settle = `Det är ingående balans. Boka momsavräkningen för ${rangeWords(period)} i räkenskapsåret ${fiscalYearName(fiscalYear)}`;
      // From a locked year it opens in the one after it, which then has nothing to import (TR30).
      return fiscalYear.locked ? `${settle}.` : `${settle}, och importera sedan ingående balans igen.`;
    }
    case "stale-opening":
      return "Det är ingående balans, men momsen är avräknad i föregående år: importera ingående balans igen.";
    default:
      return assertNever(origin);
  }
}

/**
 * How a settlement that came too late is put right: it may be dated within the period as well (VR4), so that days which
 * are closed already stay so. Where all of them are closed the closed date has to be moved back first.
 */
function turnText(through: IsoDate, closedThrough: IsoDate | undefined): string {
  const turned = `vänd den och bokför den igen, senast ${longDateText(through)}.`;
  return closedThrough === undefined || closedThrough < through
    ? turned
    : `${turned} De dagarna är låsta: flytta tillbaka låsningen först.`;
}

/** The accounts that the base probably stands on, as the end of a sentence. */
function codeMissingText(accounts: readonly AccountNo[]): string {
  return accounts.length === 0
    ? ""
    : `. ${accountWords(accounts)} står bredvid den momsen men saknar Momstyp: välj den i kontoplanen`;
}

/** What is worth a look in a return, in Swedish. */
export function vatWarningText(warning: VatWarning): string {
  switch (warning.code) {
    case "no-vat":
      return NO_VAT;
    case "unknown-tax-code":
      return `Momstypen ${warning.taxCode} finns inte i momsdeklarationen: ${accountWords(warning.accounts)} ingår inte i någon ruta`;
    case "without-box":
      return `${accountWords(warning.accounts)} saknar Momstyp och ingår inte i någon ruta`;
    case "base-differs":
      return baseDifferenceText(warning);
    case "sold-asset-without-base":
      return `${warning.voucher} har moms på en såld anläggningstillgång, men priset är inte med i ruta 05. Bokför ${formatOre(warning.price)} i kredit på ${warning.sales} och i debet på ${warning.offset} (ett konto utan Momstyp), så kommer det dit och resultatet är detsamma. Välj ingen Momstyp på vinsten eller förlusten (${warning.results.join(", ")}): den är inte priset.`;
    case "input-below-reverse-charge":
      return `Ingående moms (${formatWholeKronor(warning.input)}) är mindre än momsen på inköp i ruta 30–32 och 60–62 (${formatWholeKronor(warning.charged)}). Det stämmer bara om avdragsrätten är begränsad.`;
    case "unusual-amount": {
      const name = warning.direction === "output" ? "Utgående moms" : "Ingående moms";
      return `${name} är ${formatWholeKronor(warning.amount)}, mot i genomsnitt ${formatWholeKronor(warning.usual)} tidigare under året`;
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
      return "Momsen för perioden är avräknad";
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
