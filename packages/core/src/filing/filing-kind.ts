/** The files that are made of the books for somebody else: authorities, or another program. */
export const FILING_KINDS = ["vat", "ecSales", "oss", "incomeTax", "sie4"] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

const TEXTS: Readonly<Record<FilingKind, string>> = {
  vat: "momsdeklaration",
  ecSales: "periodisk sammanställning",
  oss: "OSS-deklaration",
  incomeTax: "inkomstdeklaration",
  sie4: "SIE-fil",
};

/** What the file is called within a sentence. */
export function filingKindText(kind: FilingKind): string {
  return TEXTS[kind];
}

/** Whether the file is one that is declared by; a copy of the books is only handed out (FI3). */
export function isDeclarable(kind: FilingKind): boolean {
  return kind !== "sie4";
}
