import { assertNever } from "../shared/index.ts";

/** Why a page about assets, or an action of it, has nothing to work with. */
export type AssetLookupError =
  | { readonly code: "list-not-found"; readonly id: string }
  | { readonly code: "no-list" }
  | { readonly code: "no-item" }
  | { readonly code: "no-chart" }
  | { readonly code: "no-year" }
  /** The list has no account for depreciation, or for its cost. */
  | { readonly code: "no-depreciation-account" }
  | { readonly code: "no-cost-account" }
  | { readonly code: "account-not-in-chart"; readonly account: number };

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
    case "account-not-in-chart":
      return `Konto ${error.account} finns inte i årets kontoplan: lägg till det, eller välj ett annat under Redigera listan.`;
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
  const { depreciationAccountId, depreciationCostAccountId } = list;
  if (depreciationAccountId <= 0) return { code: "no-depreciation-account" };
  if (depreciationCostAccountId <= 0) return { code: "no-cost-account" };
  const missing = [depreciationAccountId, depreciationCostAccountId].find(
    (account) => !knownAccounts.has(account),
  );
  return missing === undefined ? undefined : { code: "account-not-in-chart", account: missing };
}
