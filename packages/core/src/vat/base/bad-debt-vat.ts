import type { AccountNo } from "../../account-plan/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import type { VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { type BaseDifference, missingSalesBase } from "./vat-base-check.ts";
import { PRICE_TOLERANCE, type VoucherWithoutBase, vouchersWithoutBase } from "./voucher-without-base.ts";

/** Losses on customers that are known to be such; what is only feared (6352) takes no VAT back. */
const BAD_DEBT_ACCOUNTS: ReadonlySet<number> = new Set([6350, 6351]);
/** Of more of them every choice is no longer tried. */
const MOST_TRIED = 10;

/** True for the accounts of losses on customers: their amount is a cost, and never a base of VAT. */
export function isLossOnCustomer(account: AccountNo): boolean {
  return BAD_DEBT_ACCOUNTS.has(account) || account === 6352;
}

/**
 * The losses on customers, or what was paid of them after all, that have taken output VAT back, or put it there again,
 * without its base (VR22): those that together are what the bases of sales have too much or too little, else each whose
 * sale is within that.
 */
export function badDebtsWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  difference: BaseDifference,
): readonly VoucherWithoutBase[] {
  const missing = missingSalesBase(difference);
  if (missing === undefined) return [];
  const debts = vouchersWithoutBase(parts, rows, isBadDebt).map((each) => ({ ...each, price: lostOf(each) }));
  return (
    togetherMissing(debts, missing) ??
    debts.filter(
      ({ price }) =>
        Math.sign(price) === Math.sign(missing) && Math.abs(price) <= Math.abs(missing) + PRICE_TOLERANCE,
    )
  );
}

/** What was lost is the base to the öre, where its VAT is that of it: of several rates VAT alone gives öre too many. */
function lostOf({ price, result }: VoucherWithoutBase): Ore {
  const lost = negateOre(result);
  return Math.abs(lost - price) <= PRICE_TOLERANCE ? lost : price;
}

/** As many of the losses as together are what is missing, of like ones the later; undefined where none are. */
function togetherMissing(
  debts: readonly VoucherWithoutBase[],
  missing: Ore,
): readonly VoucherWithoutBase[] | undefined {
  if (debts.length > MOST_TRIED) return undefined;
  const choices = Array.from({ length: 2 ** debts.length }, (_, choice) =>
    debts.filter((_debt, place) => Math.floor(choice / 2 ** place) % 2 === 0),
  );
  return choices
    .toSorted((a, b) => b.length - a.length)
    .find((some) => Math.abs(missing - sumOre(some.map(({ price }) => price))) <= PRICE_TOLERANCE);
}

function isBadDebt(account: AccountNo): boolean {
  return BAD_DEBT_ACCOUNTS.has(account);
}
