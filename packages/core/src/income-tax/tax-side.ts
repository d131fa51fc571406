import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { IncomeTaxReport } from "./income-tax-report.ts";
import { rowsOf, type TaxForm, type TaxFormPart, type TaxFormRow, taxSide } from "./tax-form.ts";

/** A row of the tax side, in whole kronor. */
export interface TaxSideRow {
  readonly section: string;
  readonly name: string;
  readonly sru: number;
  readonly sign: "+" | "-" | "*";
  readonly kind: "derived" | "typed" | "computed";
  readonly amount: Ore;
}

export interface TaxSideGroup {
  readonly name: string;
  readonly items: readonly TaxSideRow[];
}

export interface TaxSidePart {
  readonly form: string;
  readonly section: string;
  readonly name: string;
  readonly items: readonly TaxSideGroup[];
}

/** The tax side of a return: what is typed, and what follows from it and from the accounts (TX9). */
export interface TaxSide {
  readonly parts: readonly TaxSidePart[];
  /** Taxable surplus; negative for a deficit. */
  readonly surplus: Ore;
  /** By field, everything on the tax side that is not 0. */
  readonly amounts: ReadonlyMap<number, Ore>;
}

/**
 * The tax side: the booked result with everything that is printed with a plus added and everything with a minus
 * subtracted. `typed` has amounts in whole kronor by SRU code.
 */
export function incomeTaxSide(
  form: TaxForm,
  report: IncomeTaxReport,
  typed: ReadonlyMap<number, Ore>,
): TaxSide {
  const booked = bookedAmounts(report);
  const amountOf = (row: TaxFormRow): Ore => {
    if (row.derivedFrom !== undefined) return booked.get(row.derivedFrom) ?? ZERO_ORE;
    return typed.get(sruOf(row)) ?? ZERO_ORE;
  };
  const side = taxSide(form);
  const surplus = sumOre(
    side.flatMap(rowsOf).flatMap((row) => {
      if (row.computed !== undefined || row.sign === "*") return [];
      return [row.sign === "-" ? negateOre(amountOf(row)) : amountOf(row)];
    }),
  );
  const computed = new Map(
    side
      .flatMap(rowsOf)
      .flatMap((row) => (row.computed === undefined ? [] : [[row.section, resultOf(row, surplus)]])),
  );
  const filled = (part: Omit<TaxFormPart, "form"> & { readonly form: string }): TaxSidePart => ({
    form: part.form,
    section: part.section,
    name: part.name,
    items: part.items.map(({ name, items }) => ({
      name,
      items: items.map((row) => {
        const followed = computed.get(row.section) ?? computed.get(row.derivedFrom ?? "");
        return taxSideRow(row, followed ?? amountOf(row));
      }),
    })),
  });
  const parts = [...(form.main === undefined ? [] : [form.main]), ...side].map(filled);
  const rows = parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return {
    parts,
    surplus,
    amounts: new Map(rows.filter(({ amount }) => amount !== 0).map(({ sru, amount }) => [sru, amount])),
  };
}

/** Of surplus and deficit one is filled, without sign. */
function resultOf({ computed }: TaxFormRow, surplus: Ore): Ore {
  if (computed === "surplus") return surplus > 0 ? surplus : ZERO_ORE;
  return surplus < 0 ? negateOre(surplus) : ZERO_ORE;
}

function taxSideRow(row: TaxFormRow, amount: Ore): TaxSideRow {
  const { section, name, sign = "*", derivedFrom, computed } = row;
  const kind = computed === undefined ? (derivedFrom === undefined ? "typed" : "derived") : "computed";
  return { section, name, sru: sruOf(row), sign, kind, amount };
}

/** What the rows that are made of accounts file, by the number of the row. */
function bookedAmounts({ parts }: IncomeTaxReport): ReadonlyMap<string, Ore> {
  const rows = parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return new Map(rows.map(({ section, roundedTotal }) => [section, roundedTotal]));
}

function sruOf({ sruMap }: TaxFormRow): number {
  return sruMap[0].sru;
}
