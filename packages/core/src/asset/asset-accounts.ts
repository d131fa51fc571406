import { isAssetAccount, isDepreciationAccount } from "../account-plan/index.ts";

/** Whether assets that a depreciation account belongs to are booked on the account: 1210-1218 for 1219 (AS6). */
export function isAssetAccountOf(account: number, depreciationAccount: number): boolean {
  return (
    isDepreciationAccount(depreciationAccount) &&
    isAssetAccount(account) &&
    Math.floor(account / 10) === Math.floor(depreciationAccount / 10)
  );
}

/** Where an asset without a purchase in the books is taken from: the first account of its class in the chart. */
export function assetAccountOf(
  depreciationAccount: number,
  knownAccounts: ReadonlySet<number>,
): number | undefined {
  const ofClass = [...knownAccounts].filter((account) => isAssetAccountOf(account, depreciationAccount));
  return ofClass.length === 0 ? undefined : Math.min(...ofClass);
}
