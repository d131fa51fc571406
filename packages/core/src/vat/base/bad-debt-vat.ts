import type { AccountNo } from "../../account-plan/index.ts";
import { negateOre, sumOre } from "../../money/index.ts";
import type { VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { SALES_GROUP } from "../vat-return-box.ts";
import type { BaseDifference } from "./vat-base-check.ts";
import { PRICE_TOLERANCE, type VoucherWithoutBase, vouchersWithoutBase } from "./voucher-without-base.ts";

/** Losses on customers that are known to be such; what is only feared (6352) takes no VAT back. */
const BAD_DEBT_ACCOUNTS: ReadonlySet<number> = new Set([6350, 6351]);

/**
 * The losses on customers, or what was paid of them after all, that have taken output VAT back, or put it there again,
 * without its base (VR22): of those whose sale is within what the bases of sales have too much or too little.
 */
export function badDebtsWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  { bases, base, implied }: BaseDifference,
): readonly VoucherWithoutBase[] {
  if (bases !== SALES_GROUP.bases) return [];
  const missing = sumOre([implied, negateOre(base)]);
  return vouchersWithoutBase(parts, rows, isBadDebt).filter(
    ({ price }) =>
      Math.sign(price) === Math.sign(missing) && Math.abs(price) <= Math.abs(missing) + PRICE_TOLERANCE,
  );
}

function isBadDebt(account: AccountNo): boolean {
  return BAD_DEBT_ACCOUNTS.has(account);
}
