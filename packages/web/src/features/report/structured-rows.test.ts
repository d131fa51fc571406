import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import type { ReportLine } from "@huvudbok/core/report";
import { expect, test } from "vitest";
import { listOrder } from "./list-order.ts";
import { neighbourAccounts, withAccount } from "./neighbour-accounts.ts";
import { drawnLines, hasNoAccounts, phonePlaces } from "./structured-rows.ts";

const amounts = [ore(1)];
const heading: ReportLine = { kind: "heading", id: "h", level: 1, name: "Kassa och bank" };
const account: ReportLine = {
  kind: "account",
  id: "a",
  level: 2,
  accountNo: accountNo(1930),
  name: "Företagskonto",
  amounts,
};
const sum = (repeatsSingleRow: boolean): ReportLine => {
  return { kind: "subtotal", id: "s", level: 1, name: "S:a Kassa och bank", amounts, repeatsSingleRow };
};

test("a lowest group with one account has no sum of its own", () => {
  expect(drawnLines([heading, account, sum(true)])).toEqual([heading, account]);
  expect(drawnLines([heading, account, sum(false)])).toHaveLength(3);
});

test("a report with nothing but headings and sums is empty", () => {
  expect(hasNoAccounts([heading, sum(false)])).toBe(true);
  expect(hasNoAccounts([heading, account])).toBe(false);
});

test("a telephone shows the closing balance, or what has accumulated above the period before", () => {
  expect(phonePlaces(["opening", "period", "closing"])).toEqual(["hidden", "hidden", "main"]);
  expect(phonePlaces(["period", "accumulated", "previousPeriod"])).toEqual(["hidden", "main", "below"]);
});

test("the accounts before and after one, also when it is not in use", () => {
  const used = [1510, 1930, 2440].map(accountNo);
  expect(neighbourAccounts(used, 1930)).toEqual({ previous: 1510, next: 2440 });
  expect(neighbourAccounts(used, 1000)).toEqual({ previous: undefined, next: 1510 });
  expect(neighbourAccounts(used, 2000)).toEqual({ previous: 1930, next: 2440 });
  expect(withAccount(used, accountNo(2000))).toEqual([1510, 1930, 2000, 2440]);
  expect(withAccount(used, accountNo(1930))).toBe(used);
});

test.each([
  ["registration", "registration"],
  ["date", "date"],
  ["number", "number"],
  ["else", "number"],
  [undefined, "number"],
])("order %j", (text, expected) => {
  expect(listOrder(text)).toBe(expected);
});
