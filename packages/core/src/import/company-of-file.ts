import { isCompanyType, parsePhone, parsePostalCode } from "../company/index.ts";
import type { Sie4File } from "../sie4/index.ts";
import { cutText } from "./checks/cut-text.ts";
import type { ImportedCompany } from "./import-data.ts";
import type { ImportNotice } from "./import-notice.ts";

/** The longest name of a company that is stored. */
const LONGEST_NAME = 200;

/** What the identification records say of the company; parts that no form of ours would accept are left out. */
export function companyOfFile(file: Sie4File, notices: ImportNotice[]): ImportedCompany {
  const { fnamn, orgnr, ftyp, adress } = file.header;
  const [reference = "", address = "", postal = "", phone = ""] = adress ?? [];
  const [, code, town] = /^(?:SE?-)?(\d{3} ?\d{2}) +(.+)$/.exec(postal.trim()) ?? [];
  const zipCode = code === undefined ? undefined : parsePostalCode(code);
  const phoneNumber = parsePhone(phone);
  const leftOut = (label: string, text: string) => {
    notices.push({ code: "company-detail-left-out", label, text });
  };
  if (ftyp !== undefined && !isCompanyType(ftyp)) leftOut("FTYP", ftyp);
  if (!phoneNumber.ok && phone.trim() !== "") leftOut("ADRESS", phone);
  const written = (fnamn ?? "").trim();
  const name = cutText(written, LONGEST_NAME);
  if (name !== written) notices.push({ code: "name-cut", account: undefined, longest: LONGEST_NAME });
  return {
    name,
    organizationNumber: orgnr?.number ?? "",
    ...(ftyp !== undefined && isCompanyType(ftyp) ? { companyType: ftyp } : {}),
    reference: reference.trim(),
    address: address.trim(),
    zipCode: zipCode?.ok === true ? zipCode.value : "",
    city: (town ?? postal).trim(),
    phone: phoneNumber.ok ? phoneNumber.value : "",
  };
}
