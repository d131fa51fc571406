/** The classes of account numbers (AP10). The functions take any number, also one that is still being typed. */

/** 1000-2999: carried over to the next fiscal year. */
export function isBalanceAccount(account: number): boolean {
  return account >= 1000 && account <= 2999;
}

/** 3000-9999: starts every fiscal year at zero (AB2). */
export function isResultAccount(account: number): boolean {
  return account >= 3000 && account <= 9999;
}

/** Accounts that money is moved between: 1600-1699, 1900-1999, 2300-2399 and 2012. */
export function isTransferAccount(account: number): boolean {
  const group = Math.floor(account / 100);
  return group === 16 || group === 19 || group === 23 || account === 2012;
}

/** 2610-2649. */
export function isVatAccount(account: number): boolean {
  return account >= 2610 && account <= 2649;
}

/** What assets that are depreciated are booked on: 1200-1299 not ending in 9, 1110-1118 and 1130-1138. */
export function isAssetAccount(account: number): boolean {
  return isDepreciable(account) && account % 10 !== 9;
}

/** What their accumulated depreciation is booked on: 1200-1299 ending in 9, 1119 and 1139. */
export function isDepreciationAccount(account: number): boolean {
  return isDepreciable(account) && account % 10 === 9;
}

/** What a year's depreciation costs: 7810, 7820, 7821 and 7830. */
export function isDepreciationCostAccount(account: number): boolean {
  return account === 7810 || account === 7820 || account === 7821 || account === 7830;
}

function isDepreciable(account: number): boolean {
  const main = Math.floor(account / 10);
  return Math.floor(account / 100) === 12 || main === 111 || main === 113;
}
