/*
 * What the product decides on top of the source tables. The tables in data/ stay as published; every departure is here
 * or is listed in data/README.md.
 */

/** Cross-border sales to consumers (OSS) are never part of the ordinary VAT return, so their accounts have no box. */
export const NO_TAX_CODE: ReadonlySet<number> = new Set([2617, 3106, 3521]);

/**
 * BAS 2026 carries its "basic" marks over from 2025. Two of the marked numbers are free numbers now, and the accounts
 * that took over from them, from 1580 and from the purchase accounts that became group headings have no mark yet.
 */
export const NOT_BASIC_2026: ReadonlySet<number> = new Set([1240, 1250]);
export const ALSO_BASIC_2026: ReadonlySet<number> = new Set([1224, 1226, 1686, 4010, 4310, 4610]);

/**
 * Accounts of the K1 chart outside its minimum that nearly every sole trader needs: the bank account, money taken out
 * and put in, the tax account, the VAT claim, and the two accounts that the closing entries use.
 */
export const K1_ALSO_ACTIVE: ReadonlySet<number> = new Set([
  1650, 1910, 1930, 2011, 2012, 2013, 2017, 2019, 3740, 8999,
]);

/** Accounts of the full chart that the K1 chart needs too: rounding (3740), and what the shop import books on. */
export const K1_FROM_BAS: ReadonlySet<number> = new Set([3001, 3105, 3106, 3520, 3521, 3522, 3740]);

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
