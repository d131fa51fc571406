import { describe, expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { basEditionOf, knownAccountsFor, type PublishedChart, structuresFor } from "./published-chart.ts";

function chart(
  name: string,
  companyTypes: readonly string[],
  numbers: readonly number[],
  basEdition?: number,
): PublishedChart {
  const structure = { name, items: [{ name, accounts: numbers.map(String) }] };
  return {
    companyTypes,
    ...(basEdition === undefined ? {} : { basEdition }),
    plan: {
      name,
      accounts2: numbers.map((number) => ({ ...newAccount(number), name: `${name} ${number}` })),
      balanceReportStructure: structure,
      resultReportStructure: structure,
    },
  };
}

test.each([
  ["BAS 2026 för aktiebolag", 2026],
  ["K1 för enskild firma", undefined],
  ["BAS", undefined],
])("%s is edition %j", (name, edition) => {
  expect(basEditionOf(name)).toBe(edition);
});

const charts: readonly PublishedChart[] = [
  chart("BAS 2026 AB", ["AB", "EK"], [1930, 2081, 3001, 6001], 2026),
  chart("BAS 2025 AB", ["AB", "EK"], [1930, 2081, 3001, 6000], 2025),
  chart("K1", ["E"], [1930, 2010]),
  chart("BAS 2026 E", ["E"], [1930, 2010, 3001], 2026),
  chart("BAS 2026 I", ["I", "S"], [1930, 2060], 2026),
  chart("Hushåll", ["PP"], [1930, 7000]),
];

describe("IM3: the accounts of BAS", () => {
  test.each([
    ["AB", 2025, "BAS 2025 AB"],
    ["AB", 2019, "BAS 2025 AB"],
    ["AB", 2026, "BAS 2026 AB"],
    ["AB", undefined, "BAS 2026 AB"],
    ["E", 2025, "BAS 2026 E"],
    ["I", 2026, "BAS 2026 I"],
    ["HB", 2025, "BAS 2025 AB"],
    ["PP", 2026, "BAS 2026 AB"],
  ] as const)("for %s in %s those of %s first", (type, year, expected) => {
    expect(knownAccountsFor(charts, type, year).get(1930)?.name).toBe(`${expected} 1930`);
  });

  test("what only other forms and editions have is known too, and no account of a household", () => {
    const known = knownAccountsFor(charts, "AB", 2025);
    expect([...known.keys()].sort((a, b) => a - b)).toEqual([1930, 2010, 2060, 2081, 3001, 6000, 6001]);
  });
});

describe("IM3: report structures by company type", () => {
  const accounts = (...numbers: number[]) => numbers.map((number) => newAccount(number));

  test.each([
    ["AB", [1930, 6000], "BAS 2025 AB"],
    ["AB", [1930], "BAS 2026 AB"],
    ["E", [1930, 2010], "K1"],
    ["E", [1930, 3001], "BAS 2026 E"],
    ["PP", [1930], "Hushåll"],
    ["HB", [1930, 9999], "BAS 2026 AB"],
  ] as const)("%s with the accounts %j takes %s", (type, numbers, expected) => {
    expect(structuresFor(charts, type, accounts(...numbers))?.balance.name).toBe(expected);
  });

  test("charts without structures give none", () => {
    const bare = charts.map(({ companyTypes, plan: { name, accounts2 } }) => ({
      companyTypes,
      plan: { name, accounts2 },
    }));
    expect(structuresFor(bare, "AB", [])).toBeUndefined();
    expect(structuresFor([], "AB", [])).toBeUndefined();
  });
});
