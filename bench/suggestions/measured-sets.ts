import { DEVELOPMENT_COMPANY } from "./development/company.ts";
import { DEVELOPMENT_HOUSEHOLD } from "./development/household.ts";
import { HELD_OUT_COMPANY } from "./held-out/company.ts";
import { HELD_OUT_HOUSEHOLD } from "./held-out/household.ts";
import { allBooks } from "./made-books/make-books.ts";
import { type Agreement, isSamePattern, isSameWithoutVat } from "./replay/pattern.ts";
import type { BookedRows } from "./replay/statement-row.ts";
import { sieBooks } from "./sie/sie-books.ts";

/** Books that are measured together. */
export interface MeasuredSet {
  readonly name: string;
  readonly books: readonly BookedRows[];
  readonly agreement: Agreement;
  /** How many rows of each company are learnt before those that count. */
  readonly warmUps: readonly number[];
}

const WARM_UPS = [0, 50, 200] as const;

export function developmentSets(): readonly MeasuredSet[] {
  return [
    madeSet("development, companies", allBooks(DEVELOPMENT_COMPANY)),
    madeSet("development, households", allBooks(DEVELOPMENT_HOUSEHOLD)),
  ];
}

export function heldOutSets(): readonly MeasuredSet[] {
  const companies = allBooks(HELD_OUT_COMPANY);
  const households = allBooks(HELD_OUT_HOUSEHOLD);
  return [
    madeSet("held-out, all", [...companies, ...households]),
    madeSet("held-out, companies", companies),
    madeSet("held-out, households", households),
  ];
}

/** Vouchers are few and their VAT varies: right is who has the accounts beside those of VAT, from the first row on. */
export function sieSet(): MeasuredSet {
  return { name: "sample SIE files", books: sieBooks(), agreement: isSameWithoutVat, warmUps: [0] };
}

function madeSet(name: string, books: readonly BookedRows[]): MeasuredSet {
  return { name, books, agreement: isSamePattern, warmUps: WARM_UPS };
}
