import type { CommitIntent } from "@huvudbok/core/document";
import type { DemonstrationVoucher } from "./demonstration-year.ts";

/** Vouchers that are registered in one commit. */
export interface VoucherBatch {
  readonly intent: Extract<CommitIntent, "register" | "correct">;
  readonly vouchers: readonly DemonstrationVoucher[];
}

/**
 * The vouchers from number `registered` + 1 on, in their order, in commits of at most `size`. A correction is a
 * commit with an intent of its own (CH3), so it is separate from what is registered.
 */
export function voucherBatches(
  vouchers: readonly DemonstrationVoucher[],
  size: number,
  registered = 0,
): readonly VoucherBatch[] {
  const batches: { intent: VoucherBatch["intent"]; vouchers: DemonstrationVoucher[] }[] = [];
  for (const voucher of vouchers.slice(registered)) {
    const intent = voucher.transaction.corrects === undefined ? "register" : "correct";
    const last = batches.at(-1);
    if (last?.intent === intent && last.vouchers.length < size) last.vouchers.push(voucher);
    else batches.push({ intent, vouchers: [voucher] });
  }
  return batches;
}
