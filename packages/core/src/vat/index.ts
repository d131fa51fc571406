export type { VatBooks } from "./vat-boxes.ts";
export { type VatOverview, vatOverview } from "./vat-overview.ts";
