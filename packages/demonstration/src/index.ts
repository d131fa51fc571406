export {
  type DemonstrationBooks,
  type DemonstrationOrder,
  demonstrationBooks,
  demonstrationDay,
} from "./demonstration-books.ts";
export { DEMONSTRATION_RECIPIENT, DEMONSTRATION_SEED } from "./demonstration-company.ts";
export {
  type DemonstrationDraft,
  type DemonstrationVoucher,
  type DemonstrationYear,
  registered,
} from "./demonstration-year.ts";
export { type Receipt, receiptFileName } from "./receipt.ts";
export { type PlacedText, type ReceiptLayout, receiptLayout } from "./receipt-layout.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { type VoucherBatch, voucherBatches } from "./voucher-batches.ts";
