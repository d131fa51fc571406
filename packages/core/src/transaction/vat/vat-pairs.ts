import { isVatAccount } from "../../account-plan/index.ts";
import { shareOfOre, sumOre } from "../../money/index.ts";
import { isRoundingRow } from "../rounded-pattern.ts";
import type { Entry } from "../transaction.ts";
import { VAT_RATES, type VatRate } from "./vat-rates.ts";

/** Rows of a pattern, by their places: VAT and what it is the VAT of. */
export interface VatPair {
  readonly base: number;
  readonly vat: number;
  /** The output VAT of reverse charge, always the negative of `vat`. */
  readonly mirror?: number;
  /** Percent. */
  readonly rate: VatRate;
}

type Row = Pick<Entry, "accountId" | "amount"> & { readonly place: number };
type Fit = Pick<VatPair, "base" | "rate"> & { readonly difference: number };
type VatRow = Pick<VatPair, "vat" | "mirror"> & { readonly fits: readonly Fit[] };

/**
 * The VAT rows that are, within an öre, the VAT of another row on the same side (TR26). A row has one VAT. VAT to which
 * several rates fit belongs to no row until others have taken their own; output VAT has the rate of its account.
 */
export function vatPairs(pattern: readonly Pick<Entry, "accountId" | "amount">[]): VatPair[] {
  const pairs: VatPair[] = [];
  const taken = new Set<number>();
  let open = vatRows(pattern.map(({ accountId, amount }, place) => ({ accountId, amount, place })));
  for (;;) {
    open = open.map((row) => ({ ...row, fits: row.fits.filter(({ base }) => !taken.has(base)) }));
    const found = open.find(({ fits }) => new Set(fits.map(({ rate }) => rate)).size === 1);
    const [best] = found?.fits.toSorted((a, b) => a.difference - b.difference) ?? [];
    if (found === undefined || best === undefined) return pairs;
    const { vat, mirror } = found;
    pairs.push({ base: best.base, vat, rate: best.rate, ...(mirror === undefined ? {} : { mirror }) });
    taken.add(best.base);
    open = open.filter((row) => row !== found);
  }
}

/** The VAT rows with what fits; input VAT and output VAT of exactly the opposite amount are one (reverse charge). */
function vatRows(rows: readonly Row[]): VatRow[] {
  const vatOnly = rows.filter(({ accountId, amount }) => isVatAccount(accountId) && amount !== 0);
  const output = vatOnly.filter((row) => usualRate(row) !== undefined);
  const mirrors = new Set<Row>();
  const found = vatOnly.map((vat): VatRow & { readonly row: Row } => {
    const isMirror = (row: Row): boolean => !mirrors.has(row) && sumOre([row.amount, vat.amount]) === 0;
    const mirror = usualRate(vat) === undefined ? output.find(isMirror) : undefined;
    if (mirror === undefined) return { row: vat, vat: vat.place, fits: fits(rows, vat, usualRate(vat)) };
    mirrors.add(mirror);
    return { row: vat, vat: vat.place, mirror: mirror.place, fits: fits(rows, vat, usualRate(mirror)) };
  });
  return found.filter(({ row }) => !mirrors.has(row));
}

/** The rows whose VAT a row may be, at the usual rate where there is one. */
function fits(rows: readonly Row[], vat: Row, usual: VatRate | undefined): Fit[] {
  const rates = usual === undefined ? VAT_RATES : [usual];
  const bases = rows.filter(
    (row) =>
      !isVatAccount(row.accountId) && !isRoundingRow(row) && Math.sign(row.amount) === Math.sign(vat.amount),
  );
  return bases.flatMap(({ place: base, amount }) =>
    rates
      .map((rate) => ({ base, rate, difference: Math.abs(shareOfOre(amount, rate, 100) - vat.amount) }))
      .filter(({ difference }) => difference <= 1),
  );
}

/** The rate of output VAT: 261x, 262x, 263x. Undefined for 264x, where the rates are together. */
function usualRate({ accountId }: Row): VatRate | undefined {
  return VAT_RATES[Math.trunc(accountId / 10) - 261];
}
