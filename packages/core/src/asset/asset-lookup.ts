import { assertNever } from "../shared/index.ts";

/** Why a page about assets, or an action of it, has nothing to work with. */
export type AssetLookupError =
  | { readonly code: "list-not-found"; readonly id: string }
  | { readonly code: "no-list" }
  | { readonly code: "no-item" }
  | { readonly code: "no-chart" }
  | { readonly code: "no-year" }
  /** The list's account for depreciation, or for its cost, is none of the chart. */
  | { readonly code: "no-depreciation-account" }
  | { readonly code: "no-cost-account" };

export function assetLookupErrorText(error: AssetLookupError): string {
  switch (error.code) {
    case "list-not-found":
      return `Inventarielista med id ${error.id} hittades inte.`;
    case "no-list":
      return "Ingen lista vald.";
    case "no-item":
      return "Ingen post vald.";
    case "no-chart":
      return "Kontoplan saknas.";
    case "no-year":
      return "Inget räkenskapsår är valt.";
    case "no-depreciation-account":
      return "Ingen avskrivningskonto är valt.";
    case "no-cost-account":
      return "Ingen kostnadskonto är valt.";
    default:
      return assertNever(error);
  }
}

/** The list that an address names, or why there is none. */
export function assetListOf<List>(
  id: string,
  lists: ReadonlyMap<string, List>,
): { readonly list: List } | { readonly error: AssetLookupError } {
  if (id.trim() === "") return { error: { code: "no-list" } };
  const list = lists.get(id);
  return list === undefined ? { error: { code: "list-not-found", id } } : { list };
}

/** The account of a list that the chart lacks, since its depreciation cannot be booked without it. */
export function missingAssetAccount(
  list: { readonly depreciationAccountId: number; readonly depreciationCostAccountId: number },
  knownAccounts: ReadonlySet<number>,
): AssetLookupError | undefined {
  if (!knownAccounts.has(list.depreciationAccountId)) return { code: "no-depreciation-account" };
  if (!knownAccounts.has(list.depreciationCostAccountId)) return { code: "no-cost-account" };
  return undefined;
}
