import {
  type AccountBalance,
  expectedOpening,
  type OpeningDifference,
  openingDifferences,
} from "@huvudbok/core/account-balance";
import { type Account, type AccountNo, unbookedResultAccounts } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Ore } from "@huvudbok/core/money";
import { type ClosingOfYear, useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";

export interface ComparedBalances {
  /** The fiscal year before. */
  readonly year: FiscalYear;
  readonly companyType: CompanyType;
  readonly accounts: ReadonlyMap<string, Account>;
  /** The opening balances, with what is changed on the page. */
  readonly balances: readonly AccountBalance[];
}

interface UsedOpeningDifferences {
  readonly closing: ClosingOfYear;
  /** What the year should open with. */
  readonly expected: ReadonlyMap<AccountNo, Ore>;
  /** None until the year before is loaded. */
  readonly differences: readonly OpeningDifference[];
}

/** What the opening balances should be by the year before, and where they are not (AB3, AB5). */
export function useOpeningDifferences(compared: ComparedBalances): UsedOpeningDifferences {
  const { year, companyType, accounts, balances } = compared;
  const closing = useClosingOfYear(year);
  const equity = unbookedResultAccounts(companyType, [...accounts.values()]);
  const expected = expectedOpening(balances, closing.balances, equity);
  const differences = closing.state === "ready" ? openingDifferences(balances, expected) : [];
  return { closing, expected, differences };
}
