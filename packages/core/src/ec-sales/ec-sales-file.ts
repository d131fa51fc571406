import type { DateRange } from "../calendar/index.ts";
import { declarantNumber, parseEmail, type Recipient } from "../company/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { encodeLatin1, hasFormula, toLatin1 } from "../text/index.ts";
import type { EcSalesBuyer } from "./ec-sales-buyers.ts";
import { ecSalesPeriodCode } from "./ec-sales-period.ts";
import { EC_SALES_BOXES, type EcSalesBox } from "./ec-sales-rows.ts";
import { isForGoodsOnly } from "./vat-number.ts";

/** A detail of the company that the file needs and that is missing or cannot stand in it. */
export type EcSalesSenderError =
  | {
      readonly field: "organizationNumber" | "reference" | "phone" | "email";
      readonly code: "missing" | "wrong";
    }
  | { readonly field: "reference" | "phone"; readonly code: "too-long" }
  /** A spreadsheet that opens the file would run it; an apostrophe before it would be a part of the name there. */
  | { readonly field: "reference" | "email"; readonly code: "formula" };

export type EcSalesRefusal =
  | { readonly code: "sender"; readonly errors: readonly EcSalesSenderError[] }
  | { readonly code: "numbers-missing"; readonly count: number }
  | { readonly code: "days-missing"; readonly days: DateRange }
  /** Buyers with services whose country is in the EU for goods alone. */
  | { readonly code: "services-outside-eu"; readonly vatNumbers: readonly string[] }
  | { readonly code: "nothing-sold" };

export interface EcSalesFileQuestion {
  readonly company: Pick<Recipient, "organizationNumber" | "reference" | "phone" | "email">;
  readonly period: DateRange;
  readonly buyers: readonly EcSalesBuyer[];
  /** The rows that nobody has said a buyer's number of. */
  readonly missing: number;
  /** The first days that the books lack, from `missingDays`. */
  readonly missingDays: DateRange | undefined;
  /** What an earlier list of the period declared and is gone, from `droppedBuyers`. */
  readonly dropped: ReadonlyMap<string, readonly EcSalesBox[]>;
}

/** The characters that a detail of the sender may have in the file. */
export const LONGEST_SENDER = { reference: 35, phone: 17 } as const;

/**
 * The EC sales list as the bytes of SKV574008 in ISO-8859-1 (EC5): goods, triangular trade, services, in whole kronor,
 * empty where there is none; refused while a number or a detail of the company is missing, and with services that do
 * not belong in it (EC10).
 */
export function ecSalesFile(question: EcSalesFileQuestion): Result<Uint8Array, EcSalesRefusal> {
  const { company, period, buyers, missing, dropped } = question;
  const errors = senderErrors(company);
  const own = vatNumberOf(company);
  if (own === undefined || errors.length > 0) return err({ code: "sender", errors });
  if (question.missingDays !== undefined) return err({ code: "days-missing", days: question.missingDays });
  const outside = buyers.filter(({ vatNumber, amounts }) => isForGoodsOnly(vatNumber) && amounts[39] !== 0);
  if (outside.length > 0)
    return err({ code: "services-outside-eu", vatNumbers: outside.map(({ vatNumber }) => vatNumber) });
  if (missing > 0) return err({ code: "numbers-missing", count: missing });
  if (buyers.length === 0 && dropped.size === 0) return err({ code: "nothing-sold" });
  const sender = [
    own,
    ecSalesPeriodCode(period),
    fieldText(company.reference),
    phoneText(company.phone),
    company.email.trim(),
  ];
  const lines = ["SKV574008;", sender.join(";"), ...buyerLines(buyers, dropped)];
  return ok(encodeLatin1(lines.map((line) => `${line}\r\n`).join("")));
}

/** What of the company's details is missing in the file or does not fit, in the order of the fields. */
function senderErrors(company: EcSalesFileQuestion["company"]): readonly EcSalesSenderError[] {
  const name = fieldText(company.reference);
  const phone = phoneText(company.phone);
  const found: readonly (EcSalesSenderError | undefined)[] = [
    numberError(company),
    name === "" ? { field: "reference", code: "missing" } : nameError(name),
    phone === "" ? { field: "phone", code: "missing" } : phoneError(phone),
    emailError(company.email.trim()),
  ];
  return found.filter((error) => error !== undefined);
}

function numberError(company: EcSalesFileQuestion["company"]): EcSalesSenderError | undefined {
  if (company.organizationNumber.trim() === "") return { field: "organizationNumber", code: "missing" };
  return vatNumberOf(company) === undefined ? { field: "organizationNumber", code: "wrong" } : undefined;
}

/** The company's own VAT number: SE, ten digits, 01. */
function vatNumberOf({ organizationNumber }: EcSalesFileQuestion["company"]): string | undefined {
  const number = declarantNumber(organizationNumber);
  return number === undefined ? undefined : `SE${number.replace("-", "")}01`;
}

function nameError(name: string): EcSalesSenderError | undefined {
  return hasFormula(name) ? { field: "reference", code: "formula" } : tooLong("reference", name);
}

/** The plus that the file's description gives it stays: of digits and hyphens a spreadsheet makes a number at most. */
function phoneError(phone: string): EcSalesSenderError | undefined {
  if (!/^\+?\d[\d-]*$/.test(phone)) return { field: "phone", code: "wrong" };
  return tooLong("phone", phone);
}

/** Digits with a hyphen after the area code, or a plus first: spaces are left out. */
function phoneText(phone: string): string {
  return phone.replace(/\s/g, "");
}

function emailError(email: string): EcSalesSenderError | undefined {
  if (email === "") return undefined;
  const isEmail = parseEmail(email).ok && toLatin1(email) === email && !email.includes(";");
  if (!isEmail) return { field: "email", code: "wrong" };
  return hasFormula(email) ? { field: "email", code: "formula" } : undefined;
}

function tooLong(field: keyof typeof LONGEST_SENDER, text: string): EcSalesSenderError | undefined {
  return text.length > LONGEST_SENDER[field] ? { field, code: "too-long" } : undefined;
}

/** A text of the file: in its letters, and without what separates its fields. */
function fieldText(text: string): string {
  return toLatin1(text).replaceAll(";", ",").trim();
}

function buyerLines(
  buyers: readonly EcSalesBuyer[],
  dropped: EcSalesFileQuestion["dropped"],
): readonly string[] {
  const byNumber = new Map(buyers.map((buyer) => [buyer.vatNumber, buyer.amounts]));
  const numbers = [...new Set([...byNumber.keys(), ...dropped.keys()])].toSorted();
  return numbers.map((vatNumber) => {
    const cells = EC_SALES_BOXES.map((box) => {
      const amount = byNumber.get(vatNumber)?.[box] ?? 0;
      const isDropped = dropped.get(vatNumber)?.includes(box) === true;
      return amount === 0 && !isDropped ? "" : String(amount / 100);
    });
    return `${[vatNumber, ...cells].join(";")};`;
  });
}
