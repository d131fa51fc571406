import { describe, expect, test } from "vitest";
import type { AccountPlan, ReportStructure } from "./account-plan.ts";
import { newAccount } from "./new-account.ts";
import {
  reportPlaces,
  structureFindings,
  structureFindingText,
  structureWarningTitle,
} from "./report-places.ts";

const structure: ReportStructure = {
  name: "Resultat",
  items: [
    { name: "Summa", isSummary: true },
    { name: "Skatter", accounts: ["89"] },
    {
      name: "Resultat",
      items: [
        { name: "Grupp", items: [{ name: "Årets", accounts: ["899", "8"] }] },
        { name: "Ett konto", accounts: ["8998"] },
      ],
    },
  ],
};

describe("reportPlaces (AP1)", () => {
  const { placeOf, duplicates } = reportPlaces(structure);

  test.each([
    [8999, ["Resultat", "Grupp", "Årets"]],
    [8998, ["Resultat", "Ett konto"]],
    [8910, ["Skatter"]],
    [8310, ["Resultat", "Grupp", "Årets"]],
    [3001, undefined],
  ])("the longest match of %i is in %j", (account, path) => {
    expect(placeOf(account)?.path).toEqual(path);
  });

  test("the same text twice: the first has the account", () => {
    expect(duplicates).toEqual([]);
    const twice = reportPlaces({
      name: "x",
      items: [
        { name: "a", accounts: ["19"] },
        { name: "b", accounts: ["19"] },
      ],
    });
    expect(twice.placeOf(1930)?.item.name).toBe("a");
    expect(
      twice.duplicates.map(({ prefix, first, second }) => [prefix, first.item.name, second.item.name]),
    ).toEqual([["19", "a", "b"]]);
  });

  test("RE5: a summary has no accounts, neither its own nor below it, and its texts are no duplicates", () => {
    const item = {
      name: "Summa",
      isSummary: true,
      accounts: ["19"],
      items: [{ name: "b", accounts: ["20"] }],
    };
    const { placeOf: place, duplicates: found } = reportPlaces({
      name: "x",
      items: [item, { name: "c", accounts: ["1930"] }, { name: "d", accounts: ["19"] }],
    });
    expect([1930, 1940, 2010].map((account) => place(account)?.item.name)).toEqual(["c", "d", undefined]);
    expect(found).toEqual([]);
  });

  test("without a structure nothing has a place", () => {
    expect(reportPlaces(undefined).placeOf(1930)).toBeUndefined();
  });
});

describe("structureFindings", () => {
  const plan: AccountPlan = {
    name: "BAS",
    accounts2: [newAccount(1930), newAccount(2440), newAccount(3001), newAccount(8910)],
    balanceReportStructure: {
      name: "Balans",
      items: [
        { name: "Bank", accounts: ["19", "30"] },
        { name: "Kassa", accounts: ["19"] },
      ],
    },
    resultReportStructure: structure,
  };

  test("names what is double and what has no place, each account in its own report", () => {
    expect(structureFindings(plan).map(structureFindingText)).toEqual([
      "19 står både i Bank och i Kassa",
      "Konto 2440 saknas i balansrapportstrukturen",
      "Konto 3001 saknas i resultatrapportstrukturen",
    ]);
    expect(structureFindings(plan, [newAccount(1930)]).map(({ code }) => code)).toEqual(["duplicate"]);
  });

  test("the warning box has a heading per report", () => {
    expect(structureWarningTitle("balance")).toBe("Fel i Balansrapportstrukturen");
    expect(structureWarningTitle("result")).toBe("Fel i Resultatrapportstrukturen");
  });
});
