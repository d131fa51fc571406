export type { AccountBalance } from "./account-balance.ts";
export {
  normalisedBalances,
  type OpeningDifference,
  openingBalanceSum,
  openingBalanceWarning,
  openingDifferences,
  openingFromClosing,
} from "./opening-balance.ts";
export { type OpeningBalanceRow, openingBalanceRows } from "./opening-balance-rows.ts";
export { openingFromYearBefore } from "./opening-from-year-before.ts";
export { expectedOpening, isUnbookedResult, unbookedResult } from "./unbooked-result.ts";
export {
  openingBalanceErrorText,
  validateOpeningBalance,
} from "./validate-opening-balance.ts";
