import { expect, test } from "vitest";
import type { CompanyType } from "../company/index.ts";
import { accountWords } from "./account-words.ts";
import { newAccount } from "./new-account.ts";

const inactive = (number: number) => ({ ...newAccount(number), active: false });

test("a word is for the companies that it names, without them for all but households", () => {
  const synonyms = [
    { word: "lager", account: 1460 },
    { word: "uttag", account: 2893, types: ["AB"] },
    { word: "uttag", account: 2013, types: ["E"] },
    { word: "mat", account: 4010, types: ["PP", "I"] },
  ];
  const chart = [1460, 2893, 2013, 4010].map((number) => newAccount(number));
  const words = (type: CompanyType) => [...accountWords(synonyms, type, chart)];
  expect(words("AB")).toEqual([
    [1460, ["lager"]],
    [2893, ["uttag"]],
  ]);
  expect(words("HB")).toEqual(words("E"));
  expect(words("E")).toEqual([
    [1460, ["lager"]],
    [2013, ["uttag"]],
  ]);
  expect(words("S")).toEqual(words("I"));
  expect(words("X")).toEqual(words("AB"));
  expect(words("PP")).toEqual([[4010, ["mat"]]]);
});

test("an account that the chart lacks or has inactive gives its words to the active one above it", () => {
  const synonyms = [5810, 6212, 1930, 7621, 9999, 6110, 6150].map((account) => ({
    word: String(account),
    account,
  }));
  const chart = [newAccount(5800), newAccount(6210), newAccount(1930), inactive(6212), inactive(7600)];
  const stationery = [newAccount(6100), inactive(6110)];
  expect([...accountWords(synonyms, "AB", [...chart, ...stationery])]).toEqual([
    [5800, ["5810"]],
    [6210, ["6212"]],
    [1930, ["1930"]],
    [7600, ["7621"]],
    [6100, ["6110", "6150"]],
  ]);
});

test("the meaning in companies of the type goes before that in all, where the chart has an active account for it", () => {
  const synonyms = [
    { word: "lön", account: 7210 },
    { word: "lön", account: 7000, types: ["E"] },
  ];
  const words = (...chart: Parameters<typeof accountWords>[2][]) =>
    chart.map((accounts) => [...accountWords(synonyms, "E", accounts).keys()]);
  expect(words([newAccount(7000), newAccount(7210)], [inactive(7000), newAccount(7210)])).toEqual([
    [7000],
    [7210, 7000],
  ]);
});
