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

/** A loss on a customer, or what was paid of it after all, without its base. */
export interface BadDebtWithoutBase extends VoucherWithoutBase {
  /** Together with the others that are told it is the difference; else it may have its base in another transaction. */
  readonly isDifference: boolean;
}

/**
 * The losses on customers, or what was paid of them after all, that have taken output VAT back, or put it there again,
 * without its base in the same transaction (VR22): those that together are what the bases of sales have too much or too
 * little; where none are, all.
 */
export function badDebtsWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  difference: BaseDifference,
): readonly BadDebtWithoutBase[] {
  const missing = missingSalesBase(difference);
  if (missing === undefined) return [];
  const debts = vouchersWithoutBase(parts, rows, isBadDebt).map(asBooked);
  const together = togetherMissing(debts, missing);
  return (together ?? debts).map((debt) => ({ ...debt, isDifference: together !== undefined }));
}

/** What was lost is the base to the öre, where its VAT is that of it: of several rates VAT alone gives öre too many. */
function asBooked(debt: VoucherWithoutBase): VoucherWithoutBase {
  const [first, ...others] = debt.bases;
  const lost = negateOre(debt.result);
  if (first === undefined || Math.abs(lost - debt.price) > PRICE_TOLERANCE) return debt;
  const rest = sumOre([lost, ...others.map(({ amount }) => negateOre(amount))]);
  return { ...debt, price: lost, bases: [{ ...first, amount: rest }, ...others] };
}

/** As few of the losses as together are what is missing, of like ones the later; undefined where none are. */
function togetherMissing(
  debts: readonly VoucherWithoutBase[],
  missing: Ore,
): readonly VoucherWithoutBase[] | undefined {
  return choicesOf(debts).find(
    (some) => Math.abs(missing - sumOre(some.map(({ price }) => price))) <= PRICE_TOLERANCE,
  );
}

/**
 * Every choice of some of the losses, those of fewer of them first: one that was paid after all, and has its base as the
 * payment has, is none of what is missing. Of very many all of them alone.
 */
function choicesOf(debts: readonly VoucherWithoutBase[]): readonly (readonly VoucherWithoutBase[])[] {
  if (debts.length > MOST_TRIED) return [debts];
  return Array.from({ length: 2 ** debts.length }, (_, choice) =>
    debts.filter((_debt, place) => Math.floor(choice / 2 ** place) % 2 === 0),
  ).toSorted((a, b) => a.length - b.length);
}

function isBadDebt(account: AccountNo): boolean {
  return BAD_DEBT_ACCOUNTS.has(account);
}
