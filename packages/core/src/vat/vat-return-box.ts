/** A box of the VAT return, as the published table of boxes (`vat-codes.json`) has it. */
export interface VatReturnBox {
  /** Its number, which is the tax code of the accounts that it is made of. */
  readonly box: number;
  /** Its section on the form, A to I. */
  readonly section: string;
  readonly sectionName: string;
  readonly name: string;
  /** Its element in the file, and its place among them. */
  readonly xmlElement: string;
  readonly xmlOrder: number;
  readonly kind: "base" | "vat" | "result";
  /** The rate of output VAT, in percent. */
  readonly rate?: number | undefined;
  /** -1 where a credit in the books is a positive amount of the box. */
  readonly multiplier: number;
}

/** Output VAT: what is to be paid. */
export const OUTPUT_BOXES: readonly number[] = [10, 11, 12, 30, 31, 32, 60, 61, 62];

/** Input VAT: what is deducted. */
export const INPUT_BOX = 48;

/** VAT to pay or to get back: worked out of the others. */
export const RESULT_BOX = 49;

/** Sales and withdrawals with VAT. */
export const SALES_GROUP = { bases: [5, 6, 7, 8], taxes: [10, 11, 12] } as const;

/** The bases and the output VAT on them, as the form groups them. */
export const BOX_GROUPS = [
  SALES_GROUP,
  { bases: [20, 21, 22, 23, 24], taxes: [30, 31, 32] },
  { bases: [50], taxes: [60, 61, 62] },
] as const;

/** True for the boxes of output and input VAT. */
export function isTaxBox(box: number): boolean {
  return box === INPUT_BOX || OUTPUT_BOXES.includes(box);
}
