export { correctedEcSalesLists } from "./corrected-ec-sales-lists.ts";
export { ecSalesBoxes } from "./ec-sales-boxes.ts";
export { type EcSalesBuyer, ecSalesBuyers } from "./ec-sales-buyers.ts";
export { droppedBuyers, ecSalesFigures, ecSalesFigureText } from "./ec-sales-figures.ts";
export { type EcSalesRefusal, ecSalesFile } from "./ec-sales-file.ts";
export {
  type EcSalesPeriodType,
  ecSalesDueDate,
  ecSalesPeriodCode,
  ecSalesPeriods,
} from "./ec-sales-period.ts";
export { ecSalesPeriodType, hasGoodsIn } from "./ec-sales-period-type.ts";
export { ecSalesRefusalText } from "./ec-sales-refusal-text.ts";
export {
  EC_SALES_BOXES,
  type EcSalesBox,
  type EcSalesRow,
  ecSalesRows,
  ecSalesSums,
} from "./ec-sales-rows.ts";
export { ecSalesSheet } from "./ec-sales-sheet.ts";
export { hasEcSales } from "./has-ec-sales.ts";
export type { MadeList } from "./made-list.ts";
export { usualEcSalesPeriodType } from "./usual-ec-sales-period-type.ts";
export {
  hasUsualCheckDigit,
  parseVatNumber,
  vatNumberErrorText,
} from "./vat-number.ts";
export {
  differingReturns,
  type EcSalesDifference,
  ecSalesDifferences,
} from "./vat-return-differences.ts";
