export type { AssetItem, AssetList, AssetTransactionLink } from "./asset.ts";
export {
  bookValue,
  DEFAULT_DEPRECIATION_YEARS,
  type DepreciationBasis,
  depreciatedItem,
  depreciationAmount,
  listDepreciation,
  rolledAssetLists,
} from "./depreciation.ts";
export { type SuggestedCostAccount, suggestedCostAccount } from "./depreciation-cost-account.ts";
export {
  type AssetItemError,
  type AssetItemForm,
  type AssetListError,
  type AssetListForm,
  assetItemErrorText,
  assetListErrorText,
  validateAssetItem,
  validateAssetList,
} from "./validate-asset.ts";
