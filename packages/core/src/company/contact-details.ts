import { err, ok, type Result } from "../shared/index.ts";

/** Errors in contact details. */
export type ContactDetailsError = {
  readonly code: "postal-code-invalid" | "phone-invalid" | "email-invalid";
};

const POSTAL_CODE = /^(\d{3})\s?(\d{2})$/;
const POSTAL_ADDRESS = /^(?:SE?-)?(\d{3}\s?\d{2})[\s,]+(\D.*)$/;
// The digits of the prefix 00 are not counted.
const PHONE = /^(?:(?:\+|00)\d{6,15}|(?!00)\d{6,15})$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.\p{L}{2,}$/u;
const LONGEST_EMAIL = 254;

const TEXTS = {
  "postal-code-invalid": "Ogiltigt postnummer",
  "phone-invalid": "Ogiltigt telefonnummer",
  "email-invalid": "Ogiltig e-postadress",
} as const;

/** Five digits in the form `nnn nn`. */
export function parsePostalCode(text: string): Result<string, ContactDetailsError> {
  const match = POSTAL_CODE.exec(text.trim());
  return match === null ? err({ code: "postal-code-invalid" }) : ok(`${match[1]} ${match[2]}`);
}

/** Postal code and town written on one line, as on an envelope: "262 32 Ängelholm"; undefined for anything else. */
export function splitPostalAddress(
  text: string,
): { readonly zipCode: string; readonly city: string } | undefined {
  const [, code = "", city = ""] = POSTAL_ADDRESS.exec(text.trim()) ?? [];
  const zipCode = parsePostalCode(code);
  return zipCode.ok ? { zipCode: zipCode.value, city } : undefined;
}

/** A telephone number as typed: 6-15 digits after an optional + or 00, blanks and hyphens aside (CO6). */
export function parsePhone(text: string): Result<string, ContactDetailsError> {
  const typed = text.trim();
  return PHONE.test(typed.replace(/[\s-]/g, "")) ? ok(typed) : err({ code: "phone-invalid" });
}

/** An e-mail address of a valid form (CO6); that it exists is not checked. */
export function parseEmail(text: string): Result<string, ContactDetailsError> {
  const typed = text.trim();
  return EMAIL.test(typed) && typed.length <= LONGEST_EMAIL ? ok(typed) : err({ code: "email-invalid" });
}

/** The Swedish text of the error. */
export function contactDetailsErrorText({ code }: ContactDetailsError): string {
  return TEXTS[code];
}
