/** The legal forms a company can have, by their codes in SIE files, with PP for a household. */
export const COMPANY_TYPE_NAMES = {
  AB: "Aktiebolag",
  E: "Enskild firma",
  HB: "Handelsbolag",
  KB: "Kommanditbolag",
  EK: "Ekonomisk förening",
  KHF: "Kooperativ hyresrättsförening",
  BRF: "Bostadsrättsförening",
  BF: "Bostadsförening",
  SF: "Sambruksförening",
  I: "Ideell förening",
  S: "Stiftelse",
  FL: "Filial till utländskt bolag",
  BAB: "Bankaktiebolag",
  MB: "Medlemsbank",
  SB: "Sparbank",
  BFL: "Utländsk banks filial",
  FAB: "Försäkringsaktiebolag",
  OFB: "Ömsesidigt försäkringsbolag",
  SE: "Europabolag",
  SCE: "Europakooperativ",
  TSF: "Trossamfund",
  PP: "Privatperson",
  X: "Annan företagsform",
} as const;

export type CompanyType = keyof typeof COMPANY_TYPE_NAMES;

/** Every code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const COMPANY_TYPES = Object.keys(COMPANY_TYPE_NAMES) as readonly CompanyType[];

export const DEFAULT_COMPANY_TYPE: CompanyType = "AB";

const TYPES_IN_THE_FORM: readonly CompanyType[] = ["AB", "E", "EK", "I", "PP"];

export function isCompanyType(code: string): code is CompanyType {
  return Object.hasOwn(COMPANY_TYPE_NAMES, code);
}

/** True for a household: it has no business, so the pages avoid business terms and duties. */
export function isHousehold(type: CompanyType): boolean {
  return type === "PP";
}

/** The Swedish name of the legal form. */
export function companyTypeName(type: CompanyType): string {
  return COMPANY_TYPE_NAMES[type];
}

/** The types the company form offers: five, and the current one if an import set another (CO7). */
export function companyTypesInForm(present: CompanyType): readonly CompanyType[] {
  return TYPES_IN_THE_FORM.includes(present) ? TYPES_IN_THE_FORM : [...TYPES_IN_THE_FORM, present];
}
