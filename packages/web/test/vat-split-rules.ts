import { type Account, newAccount } from "@huvudbok/core/account-plan";
import type { VatSplitRules } from "@huvudbok/core/transaction";

export const VAT_ACCOUNTS = [2611, 2614, 2621, 2624, 2631, 2634, 2641, 2645];
export const CHART = [1510, 1930, 3001, 4535, 5410, 5460, 5810, 7210, ...VAT_ACCOUNTS];

/** A company's chart with its VAT rules: sales, purchases at two rates, and one with reverse charge. */
export const VAT_SPLIT_RULES: VatSplitRules = {
  isHousehold: false,
  chart: new Map(CHART.map((number): [number, Account] => [number, newAccount(number, "x")])),
  table: new Map([
    [3001, { account: 3001, treatment: "output", rate: 25, output: 2611 }],
    [4535, { account: 4535, treatment: "reverse", rate: 25, output: 2614, input: 2645 }],
    [5410, { account: 5410, treatment: "input", rate: 25, input: 2641 }],
    [5460, { account: 5460, treatment: "input", rate: 25, input: 2641 }],
    [5810, { account: 5810, treatment: "input", rate: 6, input: 2641 }],
  ]),
};
