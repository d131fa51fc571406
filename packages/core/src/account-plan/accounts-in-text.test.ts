import { describe, expect, test } from "vitest";
import { accountsInText, accountVocabulary } from "./accounts-in-text.ts";
import { newAccount } from "./new-account.ts";
import { suggestAccounts } from "./suggest-accounts.ts";

const accounts2 = [
  newAccount(1930, "Företagskonto"),
  newAccount(5010, "Lokalhyra"),
  newAccount(5220, "Hyra av inventarier"),
  newAccount(6370, "Kostnader för bevakning och larm"),
  newAccount(6570, "Bankkostnader"),
  newAccount(6992, "Övriga externa kostnader, ej avdragsgilla"),
  newAccount(8410, "-"),
];
const words = new Map([
  [1930, ["bank", "kort"]],
  [5010, ["hyra"]],
  [6570, ["bankavgift", "kontoavgift"]],
]);
const names = accountVocabulary(accounts2, words);
const USE = new Map([
  [1930, 9],
  [6570, 1],
]);
const found = (text: string, query: string) =>
  suggestAccounts(
    query,
    { accounts2 },
    {
      words,
      inText: accountsInText(text, names),
      use: ({ id }) => USE.get(id) ?? 0,
    },
  ).map(({ id }) => Number(id));

describe("AP13: what the text of a transaction names comes first", () => {
  test.each([
    ["Bankavgift", "b", 6570],
    ["Bankavgift", "ba", 6570],
    ["Bankavgift", "avg", 6570],
    ["Bankavgifter maj", "av", 6570],
    ["Bankavgift", "6", 6570],
    // Exactly another everyday word is meant for what it says.
    ["Bankavgift", "bank", 1930],
    ["", "b", 1930],
    ["Kontoavgift, bankavgift", "avg", 6570],
    ["Hyra, bankavgift", "a", 5010],
    ["Bankavgift, hyra", "a", 6570],
    ["Hyra av inventarier", "inv", 5220],
    ["Hyra till banken", "1", 1930],
    ["Inköp", "ban", 1930],
  ])("%j, typed %j: %i", (text, query, account) => {
    expect(found(text, query)[0]).toBe(account);
  });

  test.each([
    ["Kostnad för kontot", "ban", [6570, 1930]],
    ["Kostnad för kontot", "b", [6570, 1930, 6370]],
    ["Kostnad: företagskontot", "b", [6570, 1930, 6370]],
    // Words that stand between others say nothing.
    ["Till och från", "b", [1930, 6570, 6370]],
    ["Kostnad", "6", [6570, 6370, 6992]],
  ])("a last part of its words orders what is used: %j, typed %j", (text, query, accounts) => {
    expect(found(text, query)).toEqual(accounts);
  });
});
