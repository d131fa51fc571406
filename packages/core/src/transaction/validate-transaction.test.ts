import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { balancingRemainder, entriesBalance, entriesTurnover, isBalanced } from "./entries-balance.ts";
import {
  dateErrors,
  entriesOfForm,
  isEmptyRow,
  lacksAccount,
  type TransactionForm,
  type TransactionFormRow,
  type TransactionRules,
  textErrors,
  transactionErrorText,
  validateTransaction,
} from "./validate-transaction.ts";

const rules: TransactionRules = {
  year: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  knownAccounts: new Set([1930, 6110]),
};
const row = (accountId?: number, amount?: number): TransactionFormRow => ({
  ...(accountId === undefined ? {} : { accountId }),
  ...(amount === undefined ? {} : { amount: ore(amount) }),
});
const filled: TransactionForm = {
  date: isoDate("2025-03-01"),
  text: "Papper",
  rows: [row(1930, -100), row(6110, 100), row()],
};

describe("validateTransaction", () => {
  test.each<[string, Partial<TransactionForm>, Partial<TransactionRules>, readonly string[]]>([
    ["a right one", {}, {}, []],
    ["the first day", { date: isoDate("2025-01-01") }, {}, []],
    ["the last day", { date: isoDate("2025-12-31") }, {}, []],
    ["the day after the closed one", {}, { closedThrough: isoDate("2025-02-28") }, []],
    [
      "a closed day",
      {},
      { closedThrough: isoDate("2025-03-01") },
      ["Bokföringen är låst till och med 2025-03-01"],
    ],
    [
      "a day before the year",
      { date: isoDate("2024-12-31") },
      {},
      ["Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)"],
    ],
    [
      "a day after the year",
      { date: isoDate("2026-01-01") },
      { closedThrough: isoDate("2026-03-01") },
      ["Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)"],
    ],
    ["no text", { text: "  " }, {}, ["Text måste anges"]],
    ["a text of any length", { text: "x".repeat(401) }, {}, []],
    ["the longest text", { text: "x".repeat(400) }, { longestText: 400 }, []],
    [
      "a longer one",
      { text: "x".repeat(401) },
      { longestText: 400 },
      ["Texten har 401 tecken, och får ha högst 400"],
    ],
    [
      "an account outside the chart",
      { rows: [row(1930, -100), row(9999, 100)] },
      {},
      ["Kontonummer måste vara ett giltigt kontonummer"],
    ],
    [
      "an amount without account",
      { rows: [row(1930, -100), row(undefined, 100)] },
      {},
      ["Kontonummer måste vara ett giltigt kontonummer"],
    ],
    ["an account without amount", { rows: [...filled.rows, row(6110)] }, {}, ["Belopp måste anges"]],
    ["an amount of 0 (CO2)", { rows: [...filled.rows, row(6110, 0)] }, {}, ["Belopp måste anges"]],
    ["debit without credit", { rows: [row(6110, 100)] }, {}, ["Summan av debet och kredit måste vara noll"]],
    ["no rows", { rows: [row(), row(undefined, 0)] }, {}, ["Minst en rad måste innehålla ett belopp"]],
    [
      "rows that are struck only",
      { rows: [{ ...row(1930, 5), adjustmentType: false }] },
      {},
      ["Minst en rad måste innehålla ett belopp"],
    ],
    ["a struck row beside", { rows: [...filled.rows, { ...row(1930, 5), adjustmentType: false }] }, {}, []],
  ])("%s", (_, form, context, texts) => {
    const errors = validateTransaction({ ...filled, ...form }, { ...rules, ...context });
    expect(errors.map(transactionErrorText)).toEqual(texts);
  });

  test("all that is wrong is reported at once, each in its place", () => {
    const errors = validateTransaction({ text: "", rows: [row(1, 5), row(1930)] }, rules);
    expect(errors).toEqual([
      { code: "date-missing", field: "date" },
      { code: "text-missing", field: "text" },
      { code: "account-invalid", field: "account", row: 0 },
      { code: "amount-missing", field: "amount", row: 1 },
      { code: "unbalanced", difference: 5 },
    ]);
    expect(errors.map(transactionErrorText)[0]).toBe("Datum måste anges");
  });

  test.each<[string, Partial<TransactionRules>]>([
    ["2024-12-31", {}],
    ["2025-01-01", { closedThrough: isoDate("2025-01-01") }],
  ])("the error of the day %s is placed at the date", (date, context) => {
    expect(dateErrors(isoDate(date), { ...rules, ...context })).toMatchObject([{ field: "date" }]);
  });

  test("an unknown error code stops the program", () => {
    expect(() => transactionErrorText({ code: "other" } as never)).toThrow("Unhandled case");
  });
});

test("the rows of a form become entries", () => {
  const rows = [{ ...row(1930, -100), text: "x" }, row(), row(19, 5), row(6110), row(undefined, 5)];
  expect(entriesOfForm(rows)).toEqual([{ accountId: 1930, amount: -100, text: "x" }]);
  expect(rows.map(isEmptyRow)).toEqual([false, true, false, false, false]);
});

test("balance, turnover and the amount that would balance", () => {
  const rows = [row(1930, -100), row(6110, 80), { ...row(6110, 7), adjustmentType: false }, row(2641)];
  expect(entriesBalance(rows)).toBe(-20);
  expect(entriesTurnover(rows)).toEqual({ debit: 80, credit: 100 });
  expect(balancingRemainder(rows, 3)).toBe(20);
  expect(balancingRemainder(rows, 0)).toBe(-80);
  expect(isBalanced(rows)).toBe(false);
  expect(isBalanced([row(1930, -5), row(6110, 5), row()])).toBe(true);
  expect(isBalanced([row(1930, 0)])).toBe(false);
});

test("a typed text with hidden characters is refused, at its row too; one of a file is not", () => {
  const turned = "abc\u202Ecba";
  const [error] = textErrors(turned, { refusesHidden: true });
  expect(error && transactionErrorText(error)).toBe("Texten har dolda tecken. Skriv om den");
  expect(textErrors(turned, {})).toEqual([]);
  expect(textErrors("abc", { refusesHidden: true })).toEqual([]);
  const form = {
    date: isoDate("2025-05-01"),
    text: "abc",
    rows: [row(1930, -5), { ...row(6110, 5), text: turned }],
  };
  expect(validateTransaction(form, { ...rules, refusesHidden: true })).toEqual([
    { code: "row-text-hidden", field: "row-text", row: 1 },
  ]);
  expect(validateTransaction(form, rules)).toEqual([]);
});

test.each<[string, readonly TransactionFormRow[], boolean]>([
  ["no rows", [], false],
  ["empty rows", [row(), row(undefined, 0)], false],
  ["rows with accounts", filled.rows, false],
  ["an account without amount", [row(6110)], false],
  ["an amount without account", [row(1930, -100), row(undefined, 100)], true],
])("lacksAccount: %s", (_what, rows, expected) => {
  expect(lacksAccount(rows)).toBe(expected);
});
