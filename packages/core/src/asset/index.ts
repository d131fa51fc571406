export type { AssetList } from "./asset.ts";
export { assetListChangeError } from "./asset-list-change.ts";
export {
  bookValue,
  depreciatedItem,
  listDepreciation,
  rolledAssetLists,
} from "./depreciation.ts";
