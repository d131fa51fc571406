export type { AccountBalance } from "./account-balance.ts";
export {
  normalisedBalances,
  type OpeningBalanceRow,
  type OpeningDifference,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingDifferences,
  openingFromClosing,
} from "./opening-balance.ts";
export { expectedOpening, isUnbookedResult, unbookedResult } from "./unbooked-result.ts";
export {
  openingBalanceErrorText,
  validateOpeningBalance,
} from "./validate-opening-balance.ts";
