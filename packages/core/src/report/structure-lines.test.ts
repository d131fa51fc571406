import { expect, test } from "vitest";
import { accountNo, type ReportStructure } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { placeAccounts } from "./place-accounts.ts";
import { type AccountAmounts, structureLines } from "./structure-lines.ts";

/** Groups with and without S:a, a summary, and an account on two levels. */
const structure: ReportStructure = {
  name: "Exempel",
  items: [
    { name: "Intäkter", accounts: ["30"] },
    { name: "Kostnader", accounts: ["5", "6"] },
    { name: "Rörelseresultat", isSummary: true },
    { name: "Skatter", skipTotal: true, accounts: ["89"] },
    { name: "Årets resultat", isSummary: true },
    { name: "Omföring", skipTotal: true, accounts: ["899"] },
  ],
};

function amounts(rows: readonly (readonly [number, number])[]): AccountAmounts[] {
  return rows.map(([account, kronor]) => ({
    accountNo: accountNo(account),
    name: `${account}`,
    amounts: [ore(kronor * 100)],
  }));
}

function linesOf(structure: ReportStructure, rows: readonly (readonly [number, number])[]) {
  return structureLines(structure, placeAccounts(structure, amounts(rows)).rowsOf, 1);
}

test("RE5: S:a lines, summaries and groups without S:a", () => {
  const lines = linesOf(structure, [
    [3001, 200_000],
    [5010, -120_000],
    [6000, -30_000],
    [8910, -10_300],
    [8999, -39_700],
  ]);
  const shown = lines.map((line) => [
    line.name,
    line.kind === "heading" ? undefined : Number(line.amounts[0]) / 100,
  ]);
  expect(shown).toEqual([
    ["Intäkter", undefined],
    ["3001", 200_000],
    ["S:a Intäkter", 200_000],
    ["Kostnader", undefined],
    ["5010", -120_000],
    ["6000", -30_000],
    ["S:a Kostnader", -150_000],
    ["Rörelseresultat", 50_000],
    ["Skatter", undefined],
    ["8910", -10_300],
    ["Årets resultat", 39_700],
    ["Omföring", undefined],
    ["8999", -39_700],
  ]);
});

test("RE5: a group without accounts is left out, a summary never", () => {
  expect(linesOf(structure, []).map(({ name }) => name)).toEqual(["Rörelseresultat", "Årets resultat"]);
});

test("levels, ids and the mark on a sum that only repeats its row", () => {
  const nested: ReportStructure = {
    name: "Nested",
    items: [
      {
        name: "Outer",
        accounts: ["1"],
        items: [
          { name: "Empty", accounts: ["2"], items: [{ name: "Empty too", accounts: ["3"] }] },
          { name: "One", accounts: ["15"] },
          { name: "Two", accounts: ["19"] },
          { name: "So far", isSummary: true },
        ],
      },
      { name: "Only a summary", items: [{ name: "All", isSummary: true }] },
    ],
  };
  const lines = linesOf(nested, [
    [1000, 1],
    [1510, 2],
    [1910, 3],
    [1930, 4],
  ]);
  expect(lines.map((line) => [line.level, line.id, line.kind === "heading" ? "" : line.amounts[0]])).toEqual([
    [1, "heading-0", ""],
    [2, "account-1000", 100],
    [2, "heading-0.1", ""],
    [3, "account-1510", 200],
    [2, "subtotal-0.1", 200],
    [2, "heading-0.2", ""],
    [3, "account-1910", 300],
    [3, "account-1930", 400],
    [2, "subtotal-0.2", 700],
    [2, "summary-0.3", 1000],
    [1, "subtotal-0", 1000],
    [1, "heading-1", ""],
    [2, "summary-1.0", 1000],
  ]);
});
