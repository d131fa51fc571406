export type { AccountBalance } from "./account-balance.ts";
export {
  normalisedBalances,
  type OpeningBalanceFilter,
  type OpeningBalanceRow,
  type OpeningDifference,
  openingBalanceRows,
  openingBalanceSum,
  openingBalanceWarning,
  openingDifferences,
  openingFromClosing,
} from "./opening-balance.ts";
