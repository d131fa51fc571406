import type { FilingFigures } from "./filing.ts";
import type { FilingKind } from "./filing-kind.ts";

/** The codes that a file of each kind may declare figures by; a copy of the books declares none. */
const CODES: Readonly<Record<FilingKind, RegExp | undefined>> = {
  // The boxes of the VAT return, with two digits.
  vat: /^(?:0[5-8]|1[0-2]|2[0-4]|3[0-25-9]|4[0-289]|50|6[0-2])$/,
  // The boxes of the list, alone or of a buyer: DE123456789-35. Some numbers of Ireland have + or *.
  ecSales: /^(?:[A-Z]{2}[A-Z0-9+*]{2,12}-)?3[589]$/,
  // Nothing makes such a file yet.
  oss: undefined,
  // SRU codes: those of fees and tax on property have two digits.
  incomeTax: /^(?:[1-9]\d{3}|8[046]|9[35-8])$/,
  sie4: undefined,
};

/** The codes of figures that a file of the kind cannot have declared (FI6). */
export function unknownFigureCodes(kind: FilingKind, figures: FilingFigures): readonly string[] {
  const known = CODES[kind];
  return Object.keys(figures).filter((code) => known?.test(code) !== true);
}
