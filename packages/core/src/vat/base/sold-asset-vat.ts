import type { AccountNo } from "../../account-plan/index.ts";
import type { VatPart } from "../vat-moves.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { type BaseDifference, missingSalesBase } from "./vat-base-check.ts";
import { PRICE_TOLERANCE, type VoucherWithoutBase, vouchersWithoutBase } from "./voucher-without-base.ts";

/**
 * True for the accounts of gain and loss on assets. Their amount is the net of price and book value and never a base of
 * VAT, so that a tax code on them would report the wrong amount (AS12).
 */
export function isDisposalResult(account: AccountNo): boolean {
  return (account >= 3970 && account <= 3979) || (account >= 7970 && account <= 7979);
}

/**
 * The assets that were sold with output VAT and without its base in the same transaction (VR12), of those whose price
 * is within what the bases of sales lack: what was booked in a transaction of its own is not told as missing.
 */
export function soldAssetsWithoutBase(
  parts: readonly VatPart[],
  rows: readonly VatReportRow[],
  difference: BaseDifference,
): readonly VoucherWithoutBase[] {
  const missing = missingSalesBase(difference);
  if (missing === undefined) return [];
  return vouchersWithoutBase(parts, rows, isDisposalResult).filter(
    ({ price }) => price > 0 && price <= missing + PRICE_TOLERANCE,
  );
}
