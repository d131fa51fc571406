export type { AssetItem, AssetList } from "./asset.ts";
export { isAssetAccountOf, nothingToImportText } from "./asset-accounts.ts";
export { bookedDepreciation, depreciationEntry, type PreparedEntry } from "./asset-books.ts";
export { type AssetCandidate, assetCandidates, DEFAULT_DEPRECIATION_YEARS } from "./asset-candidates.ts";
export { type AssetDifference, assetDifferences } from "./asset-differences.ts";
export { assetListChangeError } from "./asset-list-change.ts";
export { assetListsToFetch } from "./asset-lists-to-fetch.ts";
export {
  type AssetLookupError,
  assetListOf,
  assetLookupErrorText,
  missingAssetAccount,
} from "./asset-lookup.ts";
export { bookedDisposals } from "./booked-disposals.ts";
export { type CorrectedPurchase, correctedPurchases } from "./corrected-purchases.ts";
export {
  accumulatedDepreciation,
  bookValue,
  depreciatedItem,
  listDepreciation,
  rolledAssetLists,
} from "./depreciation.ts";
export { suggestedCostAccount } from "./depreciation-cost-account.ts";
export { itemsDifferingInNextYear } from "./differing-in-next-year.ts";
export { disposalEntry } from "./disposal-entry.ts";
export {
  type DisposalRate,
  disposalBaseAccounts,
  disposalVat,
  disposalVatAccounts,
  disposalVatErrorText,
  isDisposalUsuallyTaxed,
} from "./disposal-vat.ts";
export { type FetchedName, fetchedNames } from "./fetched-names.ts";
export {
  assetItemErrorText,
  assetListErrorText,
  validateAssetItem,
  validateAssetList,
} from "./validate-asset.ts";
