import type { DateRange } from "../calendar/index.ts";
import { formatOre } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { depreciationAmount } from "./depreciation.ts";
import {
  assetItemErrorText,
  assetListErrorText,
  validateAssetItem,
  validateAssetList,
} from "./validate-asset.ts";

/** The first error of a changed asset list: its text, and the item that it concerns. */
export interface AssetListChangeError {
  readonly code: string;
  /** The id of the item; absent for the list itself. */
  readonly item?: string;
  readonly text: string;
}

/**
 * The first error that keeps a list from being saved: in its own fields, in those of its items, or a depreciation of
 * this year that differs from the computed one. Only what differs from `before` is judged, so that lists stored before
 * the rule existed can be corrected step by step.
 */
export function assetListChangeError(
  list: AssetList,
  before: AssetList | undefined,
  year: DateRange,
): AssetListChangeError | undefined {
  const [error] = isSameHead(list, before) ? [] : validateAssetList(list);
  if (error !== undefined) return { code: error.code, text: assetListErrorText(error) };
  const stored = new Map(before?.items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  for (const item of list.items) {
    if (seen.has(item.id)) {
      return { code: "item-repeated", item: item.id, text: `${item.name} finns mer än en gång i listan.` };
    }
    seen.add(item.id);
    const error = isSameItem(item, stored.get(item.id)) ? undefined : itemError(item, year);
    if (error !== undefined) return error;
  }
  return undefined;
}

function itemError(item: AssetItem, year: DateRange): AssetListChangeError | undefined {
  const [error] = validateAssetItem(item, year);
  if (error !== undefined) return { code: error.code, item: item.id, text: assetItemErrorText(error) };
  const computed = depreciationAmount(item, year);
  if (item.depreciationAmount === computed) return undefined;
  const text = `Årets avskrivning för ${item.name} beräknas till ${formatOre(computed)} och kan inte vara ${formatOre(item.depreciationAmount)}.`;
  return { code: "depreciation-differs", item: item.id, text };
}

function isSameHead(list: AssetList, before: AssetList | undefined): boolean {
  return (
    list.name === before?.name &&
    list.depreciationAccountId === before.depreciationAccountId &&
    list.depreciationCostAccountId === before.depreciationCostAccountId
  );
}

function isSameItem(item: AssetItem, before: AssetItem | undefined): boolean {
  return (
    item.name === before?.name &&
    item.purchaseDate === before.purchaseDate &&
    item.purchasePrice === before.purchasePrice &&
    item.depreciationYears === before.depreciationYears &&
    item.inboundDepreciationAmount === before.inboundDepreciationAmount &&
    item.depreciationAmount === before.depreciationAmount &&
    item.disposedOn === before.disposedOn
  );
}
