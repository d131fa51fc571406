export type { AssetItem, AssetList, AssetTransactionLink } from "./asset.ts";
