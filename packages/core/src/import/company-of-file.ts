import { isCompanyType, parsePhone, parsePostalCode } from "../company/index.ts";
import type { Sie4File } from "../sie4/index.ts";
import type { ImportedCompany } from "./import-data.ts";

/** What the identification records say of the company; parts that no form of ours would accept are left out. */
export function companyOfFile(file: Sie4File): ImportedCompany {
  const { fnamn, orgnr, ftyp, adress } = file.header;
  const [reference = "", address = "", postal = "", phone = ""] = adress ?? [];
  const [, code, town] = /^(?:SE?-)?(\d{3} ?\d{2}) +(.+)$/.exec(postal.trim()) ?? [];
  const zipCode = code === undefined ? undefined : parsePostalCode(code);
  const phoneNumber = parsePhone(phone);
  return {
    name: (fnamn ?? "").trim(),
    organizationNumber: orgnr?.number ?? "",
    ...(ftyp !== undefined && isCompanyType(ftyp) ? { companyType: ftyp } : {}),
    reference: reference.trim(),
    address: address.trim(),
    zipCode: zipCode?.ok === true ? zipCode.value : "",
    city: (town ?? postal).trim(),
    phone: phoneNumber.ok ? phoneNumber.value : "",
  };
}
