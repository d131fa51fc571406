import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type FiscalYearError, fiscalYearErrorText } from "../fiscal-year/index.ts";
import { assertNever } from "../shared/index.ts";
import {
  type DeletionHindrance,
  deletionHindranceText,
  type TransactionError,
  type TransactionLink,
  transactionErrorText,
} from "../transaction/index.ts";
import type { ChangeIntent } from "./commit-intent.ts";

/** Why a well-formed change is refused. `item` is the id of the item that it fails on. */
export type ChangeRefusal =
  | { readonly code: "year-locked" }
  /** The intent does not do such a thing at all (table 3.B). */
  | {
      readonly code: "not-of-intent";
      readonly intent: ChangeIntent;
      readonly action: "append" | "add" | "annotate" | "remove" | "head";
    }
  | { readonly code: "invalid-transaction"; readonly item: string; readonly error: TransactionError }
  | { readonly code: "unknown-series"; readonly item: string; readonly series: string }
  /** The series has come to the largest number that there is. */
  | { readonly code: "series-full"; readonly series: string }
  | { readonly code: "wrong-number"; readonly item: string; readonly expected: number }
  | { readonly code: "not-empty" }
  | { readonly code: "missing-item"; readonly item: string }
  /** The transaction is locked, and more than its notes and added files would change. */
  | { readonly code: "locked"; readonly item: string }
  /** The transaction is registered, and this field of it never changes. */
  | { readonly code: "registered"; readonly item: string; readonly field: string }
  | { readonly code: "not-deletable"; readonly item: string; readonly hindrance: DeletionHindrance }
  /** A conversion to drafts removes every unlocked transaction, and makes as many drafts. */
  | { readonly code: "convert-incomplete"; readonly unlocked: number; readonly removed: number }
  | { readonly code: "convert-drafts"; readonly drafts: number; readonly removed: number }
  | { readonly code: "correction-without-link"; readonly item: string }
  | { readonly code: "link-outside-correction"; readonly item: string }
  | { readonly code: "already-corrected"; readonly item: string; readonly by: TransactionLink }
  | { readonly code: "invalid-fiscal-year"; readonly item: string; readonly error: FiscalYearError }
  | { readonly code: "fiscal-year-dates"; readonly item: string }
  | { readonly code: "fiscal-year-active"; readonly item: string }
  /** Something is stored under the id of the year, which had these dates. */
  | { readonly code: "fiscal-year-former-dates"; readonly item: string; readonly range: DateRange }
  /** Something has been saved in the year since it was made. */
  | { readonly code: "fiscal-year-used"; readonly item: string }
  | { readonly code: "fiscal-year-closed"; readonly item: string; readonly closedThrough: IsoDate }
  | { readonly code: "fiscal-year-missing" }
  /** To lock, unlock or remove a year, and to move the closed date back (clarifications B8, P30). */
  | { readonly code: "owner-only"; readonly action: "year" | "reopen" }
  | { readonly code: "fiscal-year-series"; readonly item: string; readonly series: string }
  | { readonly code: "closed-through-alone" }
  /** The opening balances of a year that begins on or before the closed date. */
  | { readonly code: "opening-closed"; readonly closedThrough: IsoDate }
  | { readonly code: "account-used"; readonly item: string }
  | { readonly code: "attachment-bound"; readonly item: string };

/** The Swedish text of a refusal, with the specification's words where it has them. */
export function changeRefusalText(refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case "year-locked":
      return "Räkenskapsåret är låst. Bara anteckningar och bifogade filer kan läggas till.";
    case "not-of-intent":
      return "Ändringen är inte tillåten.";
    case "invalid-transaction":
      return transactionErrorText(refusal.error);
    case "unknown-series":
      return `Verifikationsserien ${refusal.series} finns inte i räkenskapsåret.`;
    case "series-full":
      return `Verifikationsserien ${refusal.series} har inga fler nummer.`;
    case "wrong-number":
      return `Verifikationsnumret måste vara ${refusal.expected}, nästa i serien.`;
    case "not-empty":
      return "Import kan bara göras till ett räkenskapsår utan transaktioner.";
    case "missing-item":
      return `Transaktion saknas: Transaktion ${refusal.item} finns inte`;
    case "locked":
      return "Transaktionen är låst och kan inte ändras";
    case "registered":
      return "En registrerad transaktion kan inte ändras. Rätta den med en ny transaktion.";
    case "not-deletable":
      return deletionHindranceText(refusal.hindrance);
    case "convert-incomplete":
      return `${refusal.unlocked} olåsta transaktioner skulle bli utkast, men ändringen gäller ${refusal.removed}.`;
    case "convert-drafts":
      return `${refusal.removed} transaktioner skulle bli lika många utkast, inte ${refusal.drafts}.`;
    case "correction-without-link":
      return "En rättelse måste ange vilken transaktion den rättar.";
    case "link-outside-correction":
      return "Kopplingen till en rättad transaktion kan bara göras av en rättelse.";
    case "already-corrected":
      return `Transaktionen är redan rättad av ${refusal.by.series} ${refusal.by.number}.`;
    case "invalid-fiscal-year":
      return fiscalYearErrorText(refusal.error);
    case "fiscal-year-dates":
      return "Ett räkenskapsårs datum kan inte ändras.";
    case "fiscal-year-active":
      return "Det aktiva räkenskapsåret kan inte raderas.";
    case "fiscal-year-former-dates":
      return `Det finns redan bokföring sparad för det räkenskapsåret, ${rangeText(refusal.range)}. Det kan bara läggas till igen med de datumen.`;
    case "fiscal-year-used":
      return "Räkenskapsåret har använts och kan inte raderas: det som har sparats i det ska finnas kvar.";
    case "fiscal-year-closed":
      return `Bokföringen är låst till och med ${refusal.closedThrough}. Ett räkenskapsår som börjar då eller tidigare kan inte raderas.`;
    case "fiscal-year-missing":
      return "Räkenskapsår saknas";
    case "owner-only":
      return ownerOnlyText(refusal.action);
    case "fiscal-year-series":
      return `Verifikationsserien ${refusal.series} finns mer än en gång i räkenskapsåret.`;
    case "closed-through-alone":
      return "Låsning av en period kan inte göras tillsammans med andra ändringar.";
    case "opening-closed":
      return `Bokföringen är låst till och med ${refusal.closedThrough}, så ingående balans kan bara ändras till det som föregående räkenskapsår slutar med. Använd 'Importera från föregående år', eller låt företagets ägare flytta tillbaka låsningen.`;
    case "account-used":
      return "Konto kan inte raderas eftersom det är i bruk.";
    case "attachment-bound":
      return "Filen hör till en registrerad transaktion och kan inte ändras eller tas bort.";
    default:
      return assertNever(refusal);
  }
}

function ownerOnlyText(action: "year" | "reopen"): string {
  return action === "year"
    ? "Bara företagets ägare kan låsa, låsa upp eller radera ett räkenskapsår. Be ägaren göra det."
    : "Bara företagets ägare kan flytta tillbaka dagen som bokföringen är låst till och med. Be ägaren göra det.";
}

function rangeText({ from, to }: DateRange): string {
  return `${from} – ${to}`;
}
