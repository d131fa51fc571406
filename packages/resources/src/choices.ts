/**
 * What the product decides on top of the source tables. The tables in data/ stay as published; every deviation is
 * here or is listed in data/README.md.
 */

/** Cross-border sales to consumers (OSS) are never part of the ordinary VAT return, so their accounts have no box. */
export const NO_TAX_CODE: ReadonlySet<number> = new Set([2617, 3106, 3521]);

/**
 * The list of active accounts is made for BAS 2026. In BAS 2025 the accounts that it names first with 2026 had these
 * numbers.
 */
export const ACTIVE_2025: ReadonlyMap<number, number> = new Map([
  [1224, 1250],
  [1226, 1240],
  [1686, 1580],
  [4010, 4000],
  [4075, 4515],
  [4085, 4545],
  [4310, 4400],
  [4610, 4600],
  [5711, 5710],
  [5981, 5980],
]);

/** Accounts of BAS 2025 alone that go with those above: what has been written off, and the cost of it. */
export const ALSO_ACTIVE_2025: ReadonlySet<number> = new Set([1249, 1259, 7834, 7835]);

/** Active in K1 besides its list: rounding, which K1 has from the full chart. */
export const K1_ALSO_ACTIVE: ReadonlySet<number> = new Set([3740]);

/** Accounts of the full chart that the K1 chart needs too: rounding (3740), what takes back the price of a sold asset (3790), and what the shop import books on. */
export const K1_FROM_BAS: ReadonlySet<number> = new Set([3001, 3105, 3106, 3520, 3521, 3522, 3740, 3790]);

/** The product's own accounts that only charts of associations have: what their members pay, which BAS has nothing for. */
export const ASSOCIATIONS_ONLY: ReadonlySet<number> = new Set([3090]);

/**
 * K1 accounts that the table ties to two fields of form NE, because it depends on the entry. An account has one field,
 * so it gets the field of the line where the K1 report structure shows it.
 */
export const K1_FIELD: ReadonlyMap<number, number> = new Map([
  [3700, 7400],
  [3900, 7401],
  [7700, 7505],
  [7980, 7505],
]);

/**
 * Numbers that mean something else in the K1 chart than in BAS, where VAT is split by the number: 1222 is what machines
 * were sold for.
 */
export const K1_OTHER_ACCOUNTS: ReadonlySet<number> = new Set([1222]);
