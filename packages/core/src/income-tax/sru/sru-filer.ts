import type { IsoDate } from "../../calendar/index.ts";
import {
  declarantNumber,
  parsePostalCode,
  type Recipient,
  twelveDigitPersonalNumber,
} from "../../company/index.ts";
import { assertNever, err, ok, type Result } from "../../shared/index.ts";
import { sruText, unfitForSru } from "./sru-text.ts";

/** Who files, as the files have it. */
export interface SruFiler {
  /** Twelve digits. */
  readonly number: string;
  readonly name: string;
  readonly address: string;
  /** Five digits. */
  readonly zipCode: string;
  readonly city: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
}

export type SruFilerField =
  | "organizationNumber"
  | "name"
  | "address"
  | "zipCode"
  | "city"
  | "reference"
  | "email";

/** What keeps the files from being made, at a field of the company's form. */
export type SruFilerProblem =
  | { readonly code: "number-missing" | "number-invalid"; readonly field: "organizationNumber" }
  | { readonly code: "missing"; readonly field: SruFilerField }
  | { readonly code: "zip-code-invalid"; readonly field: "zipCode" }
  | { readonly code: "too-long"; readonly field: SruFilerField }
  | { readonly code: "unfit"; readonly field: SruFilerField; readonly characters: readonly string[] };

/** The fields as the company's form names them. */
export const FILER_FIELD_NAMES: Readonly<Record<SruFilerField, string>> = {
  organizationNumber: "Organisationsnummer",
  name: "Namn",
  address: "Gatuadress",
  zipCode: "Postnummer",
  city: "Ort",
  reference: "Kontaktperson",
  email: "E-post",
};
/** What the files cannot be without. */
export const REQUIRED: ReadonlySet<SruFilerField> = new Set(["name", "zipCode", "city"]);
const LONGEST_PHONE = 15;
const LONGEST_VALUE = 250;
const NO_ZIP_CODE = "00000";

/** The Swedish text of what keeps the files from being made. */
export function sruFilerProblemText(problem: SruFilerProblem): string {
  const name = FILER_FIELD_NAMES[problem.field];
  switch (problem.code) {
    case "number-missing":
      return "Organisationsnummer saknas i företagsinställningar";
    case "number-invalid":
      return "Organisationsnumret i företagsinställningar är felaktigt";
    case "missing":
      return `${name} saknas i företagsinställningar: Skatteverkets fil måste ha det`;
    case "zip-code-invalid":
      return "Postnumret i företagsinställningar är felaktigt: det ska ha fem siffror";
    case "unfit":
      return `${name} i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: ${problem.characters.join(" ")}`;
    case "too-long":
      return `${name} i företagsinställningar har fler än ${LONGEST_VALUE} tecken så som det står i Skatteverkets fil`;
    default:
      return assertNever(problem);
  }
}

/** Who files, or everything that is missing or cannot be written. `today` decides the century of a sole trader's number. */
export function sruFiler(recipient: Recipient, today: IsoDate): Result<SruFiler, readonly SruFilerProblem[]> {
  const number = filerNumber(recipient, today);
  const problems: SruFilerProblem[] = number.ok ? [] : [{ code: number.error, field: "organizationNumber" }];
  const zipCode = zipCodeOf(sruText(recipient.zipCode));
  for (const field of ["name", "address", "zipCode", "city", "reference", "email"] as const) {
    const text = sruText(recipient[field]);
    const isEmpty = text === "" && REQUIRED.has(field);
    // Of number signs alone nothing is left.
    const characters = isEmpty && recipient[field].includes("#") ? ["#"] : unfitForSru(text);
    if (characters.length > 0) problems.push({ code: "unfit", field, characters });
    else if (isEmpty) problems.push({ code: "missing", field });
    else if (text.length > LONGEST_VALUE) problems.push({ code: "too-long", field });
    else if (field === "zipCode" && zipCode === undefined) {
      problems.push({ code: "zip-code-invalid", field });
    }
  }
  if (!number.ok || zipCode === undefined || problems.length > 0) return err(problems);
  const phone = phoneOf(recipient);
  return ok({
    number: number.value,
    name: sruText(recipient.name),
    address: sruText(recipient.address),
    zipCode,
    city: sruText(recipient.city),
    contact: sruText(recipient.reference),
    email: sruText(recipient.email),
    phone: phone.length > LONGEST_PHONE ? "" : phone,
  });
}

/** The Swedish text of a telephone number that INFO.SRU has no room for, and is without (TX21). */
export function leftOutPhoneText(recipient: Pick<Recipient, "phone">): string | undefined {
  const phone = phoneOf(recipient);
  if (phone.length <= LONGEST_PHONE) return undefined;
  return `Telefon i företagsinställningar: ”${phone}” har ${phone.length} tecken. INFO.SRU tar högst ${LONGEST_PHONE} och behöver inget telefonnummer.`;
}

/** The telephone number without the blanks and hyphens that it is typed with. */
function phoneOf({ phone }: Pick<Recipient, "phone">): string {
  return phone.replaceAll(/[^\d+]/g, "");
}

function zipCodeOf(text: string): string | undefined {
  const parsed = parsePostalCode(text);
  const digits = parsed.ok ? parsed.value.replace(" ", "") : NO_ZIP_CODE;
  return digits === NO_ZIP_CODE ? undefined : digits;
}

/** A legal person's number has 16 before it; a person's has the century (TX13). */
function filerNumber(
  { companyType, organizationNumber }: Recipient,
  today: IsoDate,
): Result<string, "number-missing" | "number-invalid"> {
  if (organizationNumber.trim() === "") return err("number-missing");
  if (companyType === "E") {
    const number = twelveDigitPersonalNumber(organizationNumber, today);
    return number.ok ? ok(number.value) : err("number-invalid");
  }
  const number = declarantNumber(organizationNumber);
  return number === undefined ? err("number-invalid") : ok(`16${number.replace("-", "")}`);
}
