export type { AccountBalance } from "./account-balance.ts";
export {
  normalisedBalances,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingDifferences,
  openingFromClosing,
} from "./opening-balance.ts";
export {
  openingBalanceErrorText,
  validateOpeningBalance,
} from "./validate-opening-balance.ts";
