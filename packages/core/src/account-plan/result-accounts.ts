import {
  type CompanyType,
  companyTypeRules,
  DEFAULT_COMPANY_TYPE,
  isHousehold,
  type ResultAccounts,
} from "../company/index.ts";
import type { AccountNo } from "./account-no.ts";
import type { Account } from "./account-plan.ts";

/** Where the year's result is booked in the income statement, for every company type. */
export const RESULT_BOOKING_ACCOUNT = 8999;

const HOUSEHOLD_EQUITY = 2010;

/** The account that takes what is left of the opening balances: the equity of a new set of books (AB4). */
export function openingEquityAccount(
  companyType: CompanyType,
  accounts: readonly Account[],
): Account | undefined {
  const equity = isHousehold(companyType)
    ? HOUSEHOLD_EQUITY
    : resultAccounts(companyType, accounts).retainedEarnings;
  return accounts.find(({ id }) => Number(id) === equity);
}

/**
 * The accounts of the chart on which the opening balance may hold a result that the year before has not booked (AB5): the
 * equity that takes a difference, and the account of the year's result.
 */
export function unbookedResultAccounts(
  companyType: CompanyType,
  accounts: readonly Account[],
): readonly AccountNo[] {
  const equity = openingEquityAccount(companyType, accounts);
  const { yearResult } = resultAccounts(companyType, accounts);
  return [equity, accounts.find(({ id }) => Number(id) === yearResult)].flatMap((found) => found?.id ?? []);
}

/**
 * The accounts that carry the result between the years (AP9): those of the company type, or those of a limited company
 * when the chart has only the latter.
 */
export function resultAccounts(companyType: CompanyType, accounts: readonly Account[]): ResultAccounts {
  const own = companyTypeRules(companyType).resultAccounts;
  const usual = companyTypeRules(DEFAULT_COMPANY_TYPE).resultAccounts;
  const numbers = new Set<number>(accounts.map(({ id }) => id));
  return !numbers.has(own.yearResult) && numbers.has(usual.yearResult) ? usual : own;
}
