import {
  declarantNumber,
  isCompanyType,
  LONGEST_COMPANY_DETAIL,
  LONGEST_COMPANY_NAME,
  parsePhone,
  parsePostalCode,
} from "../../company/index.ts";
import type { Sie4File } from "../../sie4/index.ts";
import { plainLine } from "../../text/index.ts";
import type { ImportNotice } from "../import-notice.ts";
import type { ImportedCompany } from "../imported-books.ts";
import { cutText } from "./checks/cut-text.ts";

/** So much of a text that is left out is shown. */
const LONGEST_QUOTE = 60;

/** What the identification records say about the company; parts that our form would not accept are left out. */
export function companyOfFile(file: Sie4File, notices: ImportNotice[]): ImportedCompany {
  const { fnamn, orgnr, ftyp, adress } = file.header;
  const [reference = "", address = "", postal = "", phone = ""] = withPhoneLast(adress ?? []);
  const [, code, town] = /^(?:SE?-)?(\d{3} ?\d{2}) +(.+)$/.exec(postal.trim()) ?? [];
  const zipCode = code === undefined ? undefined : parsePostalCode(code);
  const phoneNumber = parsePhone(phone);
  const leftOut = (label: string, text: string) => {
    notices.push({ code: "company-detail-left-out", label, text });
  };
  const fitting = (label: string, text: string): string => {
    const trimmed = plainLine(text).trim();
    if (trimmed.length <= LONGEST_COMPANY_DETAIL) return trimmed;
    leftOut(label, `${cutText(trimmed, LONGEST_QUOTE)} ...`);
    return "";
  };
  if (ftyp !== undefined && !isCompanyType(ftyp)) leftOut("FTYP", ftyp);
  if (!phoneNumber.ok && phone.trim() !== "") leftOut("ADRESS", phone);
  const written = plainLine(fnamn ?? "").trim();
  const name = cutText(written, LONGEST_COMPANY_NAME);
  if (name !== written) notices.push({ code: "name-cut", account: undefined, longest: LONGEST_COMPANY_NAME });
  const organizationNumber = fitting("ORGNR", numberOfFile(orgnr?.number ?? ""));
  if (organizationNumber !== "" && declarantNumber(organizationNumber) === undefined) {
    notices.push({ code: "organization-number-invalid", number: organizationNumber });
  }
  return {
    name,
    organizationNumber,
    ...(ftyp !== undefined && isCompanyType(ftyp) ? { companyType: ftyp } : {}),
    reference: fitting("ADRESS", reference),
    address: fitting("ADRESS", address),
    zipCode: zipCode?.ok === true ? zipCode.value : "",
    city: fitting("ADRESS", town ?? postal),
    phone: phoneNumber.ok ? phoneNumber.value : "",
  };
}

/** Ten digits, or a VAT number made of them, as 123456-7890, valid or not; anything else is left unchanged. */
function numberOfFile(text: string): string {
  return text.trim().replace(/^(?:SE *)(\d{6})-?(\d{4})01$|^(\d{6})-?(\d{4})$/i, "$1$3-$2$4");
}

/** Of three fields the last may be the telephone number, where the standard has the postal address (IM22). */
function withPhoneLast(fields: readonly string[]): readonly string[] {
  const [reference = "", address = "", postal = "", phone = ""] = fields;
  const isPhone = phone === "" && /^[+(]?\d[\d ()/-]{6,}$/.test(postal.trim()) && parsePhone(postal).ok;
  return isPhone ? [reference, address, "", postal] : fields;
}
