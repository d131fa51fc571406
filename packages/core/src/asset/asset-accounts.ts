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

/** Why there is nothing to import to a list: the accounts that were looked at, or that there are none (AS6). */
export function nothingToImportText(depreciationAccount: number): string {
  if (!isDepreciationAccount(depreciationAccount)) {
    return `Konto ${depreciationAccount} är inget avskrivningskonto, så inga tillgångar hör till listan. Avskrivningskonton slutar på 9, som 1229: välj ett under Redigera listan.`;
  }
  const last = depreciationAccount - 1;
  return `Inget är bokfört på konto ${last - 8}–${last} som inte redan finns i en lista.`;
}
