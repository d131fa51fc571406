import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type FeatureId, featureDisabledText } from "../feature/index.ts";
import {
  type FiscalYearError,
  fiscalYearErrorText,
  NO_SERIES_TEXT,
  SERIES_NAME_TEXT,
  SERIES_START_TEXT,
  TOO_MANY_FISCAL_YEARS,
} from "../fiscal-year/index.ts";
import { atMostText } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import {
  type DeletionHindrance,
  deletionHindranceText,
  formatQuantity,
  LOCKED_TRANSACTION_TEXT,
  MOST_QUANTITY,
  type TransactionError,
  type TransactionLink,
  transactionErrorText,
} from "../transaction/index.ts";
import type { ChangeIntent } from "./commit-intent.ts";
import { type ConvertRefusal, convertRefusalText, isOfConversion } from "./transactions/convert-refusal.ts";

/**
 * Why a well-formed change is refused. `item` is the id of the refused item; `appended` is the place, from 0, of a refused
 * transaction among those that have no number yet: only the server knows which they would get.
 */
export type ChangeRefusal = RefusalReason & { readonly appended?: number };

type RefusalReason =
  | { readonly code: "year-locked" }
  /** No page of this program writes such documents yet (CH22). */
  | { readonly code: "kind-not-in-use"; readonly kind: string; readonly title: string }
  /** The role of the person may not write documents of the kind. */
  | { readonly code: "role"; readonly title: string }
  /** The company does not have a feature that the change needs, beside the one of its kind. */
  | { readonly code: "feature-missing"; readonly feature: FeatureId }
  /** A kind's own rule refuses an item, with a sentence for its field. */
  | { readonly code: "invalid-item"; readonly item: string; readonly fault: string; readonly text: string }
  /** A text is longer than its field takes; `begins` is how it begins. */
  | {
      readonly code: "text-too-long";
      readonly title: string;
      readonly field: string;
      readonly begins: string;
      readonly length: number;
      readonly most: number;
    }
  /** A text holds characters that are none: NUL, or half of a pair. */
  | {
      readonly code: "text-not-storable";
      readonly title: string;
      readonly field: string;
      readonly begins: string;
    }
  /** A text has characters that are not seen. */
  | { readonly code: "text-hidden"; readonly title: string; readonly field: string; readonly begins: string }
  /** A text of one line has several. */
  | { readonly code: "text-broken"; readonly title: string; readonly field: string; readonly begins: string }
  /** A row has a larger quantity than its field takes. */
  | { readonly code: "quantity-too-large"; readonly title: string }
  /** The intent does not allow such a change at all (CH3 to CH10). */
  | {
      readonly code: "not-of-intent";
      readonly intent: ChangeIntent;
      readonly action: "append" | "add" | "annotate" | "remove" | "head" | "end" | "change";
    }
  /** No page of this program makes such commits yet (CH23). */
  | { readonly code: "intent-not-in-use"; readonly intent: ChangeIntent }
  | { readonly code: "invalid-transaction"; readonly item: string; readonly error: TransactionError }
  | { readonly code: "unknown-series"; readonly item: string; readonly series: string }
  /** The series has reached the largest possible number. */
  | { readonly code: "series-full"; readonly series: string }
  | { readonly code: "wrong-number"; readonly item: string; readonly expected: number }
  | { readonly code: "not-empty" }
  | { readonly code: "missing-item"; readonly item: string }
  /** The transaction is locked, and the change is more than notes and added files. */
  | { readonly code: "locked"; readonly item: string }
  /** The transaction is registered, and this field never changes. */
  | { readonly code: "registered"; readonly item: string; readonly field: string }
  | { readonly code: "not-deletable"; readonly item: string; readonly hindrance: DeletionHindrance }
  /** A conversion to drafts removes every unlocked transaction, and makes as many drafts. */
  | ConvertRefusal
  | { readonly code: "correction-without-link"; readonly item: string }
  /** What corrects a transaction, or the first of several that do, is not its exact negative (TR20). */
  | { readonly code: "correction-without-reversal"; readonly corrected: TransactionLink }
  /** What is booked in the place of a transaction says the same as that. */
  | { readonly code: "correction-without-change"; readonly corrected: TransactionLink }
  | { readonly code: "link-outside-correction"; readonly item: string }
  /** `byYear` is the name of the fiscal year of `by`, where that is another than the corrected one's. */
  | {
      readonly code: "already-corrected";
      readonly item: string;
      readonly by: TransactionLink;
      readonly byYear?: string;
    }
  | { readonly code: "invalid-fiscal-year"; readonly item: string; readonly error: FiscalYearError }
  | { readonly code: "fiscal-year-dates"; readonly item: string }
  | { readonly code: "fiscal-year-active"; readonly item: string }
  /** The year in which others begin is none of the company's. */
  | { readonly code: "fiscal-year-unknown"; readonly item: string }
  /** Something is stored under the id of the year, which had these dates. */
  | { readonly code: "fiscal-year-former-dates"; readonly item: string; readonly range: DateRange }
  /** Something has been saved in the year since it was made. */
  | { readonly code: "fiscal-year-used"; readonly item: string }
  /** A document of the year would be left when the year is deleted. */
  | { readonly code: "fiscal-year-documents"; readonly item: string }
  | { readonly code: "fiscal-year-closed"; readonly item: string; readonly closedThrough: IsoDate }
  | { readonly code: "fiscal-year-missing" }
  | { readonly code: "fiscal-year-too-many" }
  /** To lock, unlock or remove a year, and to move the closed date back (CH19). */
  | { readonly code: "owner-only"; readonly action: "year" | "reopen" }
  | { readonly code: "fiscal-year-series"; readonly item: string; readonly series: string }
  /** A series with transactions is removed, or begins with another number (FY4). */
  | { readonly code: "fiscal-year-series-used"; readonly item: string; readonly series: string }
  | { readonly code: "fiscal-year-series-name"; readonly item: string; readonly series: string }
  /** A series begins with a higher number than any may (FY4). */
  | { readonly code: "fiscal-year-series-start"; readonly item: string; readonly series: string }
  | { readonly code: "fiscal-year-series-none"; readonly item: string }
  | { readonly code: "closed-through-alone" }
  /** The opening balances of a year that begins on or before the closed date. */
  | { readonly code: "opening-closed"; readonly closedThrough: IsoDate }
  | { readonly code: "account-used"; readonly item: string }
  | { readonly code: "attachment-bound"; readonly item: string };

/**
 * The Swedish text of a refusal, to be shown as it is. A feature is called by its number: its
 * name is the operator's, and said by the server.
 */
export function changeRefusalText(refusal: ChangeRefusal): string {
  if (isOfYear(refusal)) return yearText(refusal);
  if (isOfConversion(refusal)) return convertRefusalText(refusal);
  switch (refusal.code) {
    case "year-locked":
      return "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";
    case "kind-not-in-use":
      return `${refusal.title}: sidan finns inte än, så ingenting kan sparas där. Det som är sparat sedan tidigare finns kvar och kan läsas.`;
    case "role":
      return `${refusal.title}: din roll i företaget tillåter inte att det ändras. Be företagets ägare göra det.`;
    case "feature-missing":
      return featureDisabledText(String(refusal.feature));
    case "invalid-item":
      return refusal.text;
    case "text-too-long":
    case "text-not-storable":
    case "text-hidden":
    case "text-broken":
      return textRefusalText(refusal);
    case "quantity-too-large":
      return `${refusal.title}, kvantitet: ${atMostText(formatQuantity(MOST_QUANTITY))}. Ingenting har sparats.`;
    case "not-of-intent":
      return "Ändringen är inte tillåten.";
    case "intent-not-in-use":
      return "Ändringen är av ett slag som programmet inte kan göra än. Ingenting har sparats.";
    case "invalid-transaction":
      return transactionErrorText(refusal.error);
    case "unknown-series":
      return `Serien ${refusal.series} finns inte i räkenskapsåret.`;
    case "series-full":
      return `Serien ${refusal.series} har inga fler nummer.`;
    case "wrong-number":
      return `Numret måste vara ${refusal.expected}, nästa i serien.`;
    case "not-empty":
      return "Import kan bara göras till ett räkenskapsår utan transaktioner.";
    case "missing-item":
      return `Transaktion saknas: Transaktion ${refusal.item} finns inte`;
    case "locked":
      return LOCKED_TRANSACTION_TEXT;
    case "registered":
      return "En registrerad transaktion kan inte ändras. Rätta den med en ny transaktion.";
    case "not-deletable":
      return deletionHindranceText(refusal.hindrance);
    case "correction-without-link":
      return "En rättelse måste ange vilken transaktion den rättar.";
    case "correction-without-reversal":
    case "correction-without-change":
      return correctionText(refusal);
    case "link-outside-correction":
      return "Kopplingen till en rättad transaktion kan bara göras av en rättelse.";
    case "already-corrected":
      return alreadyCorrectedText(refusal);
    case "invalid-fiscal-year":
      return fiscalYearErrorText(refusal.error);
    case "owner-only":
      return ownerOnlyText(refusal.action);
    case "closed-through-alone":
      return "Låsning av en period kan inte göras tillsammans med andra ändringar.";
    case "opening-closed":
      return `Bokföringen är låst till och med ${refusal.closedThrough}, så ingående balans kan bara ändras till det som föregående räkenskapsår slutar med. Använd ”Importera från föregående år”, eller låt företagets ägare flytta tillbaka låsningen.`;
    case "account-used":
      return "Konto kan inte raderas eftersom det är i bruk.";
    case "attachment-bound":
      return "Filen hör till en registrerad transaktion och kan inte ändras eller tas bort.";
    default:
      return assertNever(refusal);
  }
}

type TextRefusal = Extract<ChangeRefusal, { readonly code: `text-${string}` }>;

/** The text for a refusal of a text: where it stands, how it begins and what is wrong with it. */
function textRefusalText(refusal: TextRefusal): string {
  return `${refusal.title}, ${fieldName(refusal.field)}: ”${refusal.begins}” ${textFault(refusal)} Ingenting har sparats.`;
}

function textFault(refusal: TextRefusal): string {
  if (refusal.code === "text-too-long")
    return `har ${refusal.length} tecken, och får ha högst ${refusal.most}.`;
  return TEXT_FAULTS[refusal.code];
}

const TEXT_FAULTS: Readonly<Record<Exclude<TextRefusal["code"], "text-too-long">, string>> = {
  "text-not-storable": "innehåller tecken som inte kan sparas. Skriv texten på nytt.",
  "text-hidden": "har dolda tecken. Skriv texten på nytt.",
  "text-broken": "har radbrytningar. Skriv texten på en rad.",
};

type CorrectionRefusal = Extract<ChangeRefusal, { readonly corrected: TransactionLink }>;

/** The text for a refusal of what corrects a transaction. */
function correctionText({ code, corrected: { series, number } }: CorrectionRefusal): string {
  return code === "correction-without-reversal"
    ? `En rättelse börjar med en transaktion som vänder ${series} ${number} rad för rad. Ingenting har sparats.`
    : `Inget är ändrat: datum, text och rader är desamma som i ${series} ${number}, så det finns inget att rätta.`;
}

function alreadyCorrectedText({
  by,
  byYear,
}: Extract<ChangeRefusal, { readonly code: "already-corrected" }>): string {
  const year = byYear === undefined ? "" : ` (${byYear})`;
  return `Transaktionen är redan rättad av ${by.series} ${by.number}${year}.`;
}

type YearRefusal = Extract<ChangeRefusal, { readonly code: `fiscal-year-${string}` }>;

function isOfYear(refusal: ChangeRefusal): refusal is YearRefusal {
  return refusal.code.startsWith("fiscal-year-");
}

/** The text for a refusal that concerns a fiscal year as a whole. */
function yearText(refusal: YearRefusal): string {
  switch (refusal.code) {
    case "fiscal-year-dates":
      return "Ett räkenskapsårs datum kan inte ändras.";
    case "fiscal-year-active":
      return "Det aktiva räkenskapsåret kan inte raderas.";
    case "fiscal-year-unknown":
      return "Det aktiva räkenskapsåret finns inte i företaget.";
    case "fiscal-year-former-dates":
      return `Det finns redan bokföring sparad för det räkenskapsåret, ${rangeText(refusal.range)}. Det kan bara läggas till igen med de datumen.`;
    case "fiscal-year-used":
      return "Räkenskapsåret har använts och kan inte raderas: det som har sparats i det ska finnas kvar.";
    case "fiscal-year-documents":
      return "Det finns mer sparat i räkenskapsåret än det som skulle raderas. Ladda om sidan och försök igen.";
    case "fiscal-year-closed":
      return `Bokföringen är låst till och med ${refusal.closedThrough}. Ett räkenskapsår som börjar då eller tidigare kan inte raderas.`;
    case "fiscal-year-missing":
      return "Räkenskapsår saknas";
    case "fiscal-year-too-many":
      return TOO_MANY_FISCAL_YEARS;
    case "fiscal-year-series":
      return `Serien ${refusal.series} finns mer än en gång i räkenskapsåret.`;
    case "fiscal-year-series-used":
      return `Serien ${refusal.series} har transaktioner. Den kan inte tas bort, och dess första nummer inte ändras.`;
    case "fiscal-year-series-name":
      return `${SERIES_NAME_TEXT}.`;
    case "fiscal-year-series-start":
      return `Serien ${refusal.series}: ${SERIES_START_TEXT}.`;
    case "fiscal-year-series-none":
      return `${NO_SERIES_TEXT}.`;
    default:
      return assertNever(refusal);
  }
}

function ownerOnlyText(action: "year" | "reopen"): string {
  return action === "year"
    ? "Bara företagets ägare kan låsa, låsa upp eller radera ett räkenskapsår. Be ägaren göra det."
    : "Bara företagets ägare kan flytta tillbaka dagen som bokföringen är låst till och med. Be ägaren göra det.";
}

/** The fields that a person writes in, as in the forms; others by the name they are stored under. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  text: "text",
  annotation: "anteckning",
  name: "namn",
  description: "beskrivning",
};

function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? `fältet ${field}`;
}

function rangeText({ from, to }: DateRange): string {
  return `${from} – ${to}`;
}
