import { expect, test } from "vitest";
import { accountNo } from "./account-no.ts";
import type { ReportStructure } from "./account-plan.ts";
import { reportPlaces } from "./report-places.ts";

const structure: ReportStructure = {
  name: "Test",
  items: [
    {
      name: "Tillgångar",
      items: [
        { name: "Övrigt", accounts: ["1"] },
        { name: "Bank", accounts: ["19", "1510"] },
      ],
    },
    { name: "Summa", isSummary: true },
    { name: "Kundfordringar", accounts: ["151", "19"] },
    { name: "Kassa", accounts: ["1910"] },
  ],
};

test.each([
  [1510, ["Tillgångar", "Bank"]],
  [1511, ["Kundfordringar"]],
  [1520, ["Tillgångar", "Övrigt"]],
  [1930, ["Tillgångar", "Bank"]],
  [1910, ["Kassa"]],
  [2010, undefined],
])("B13: %i stands in %j", (account, path) => {
  expect(reportPlaces(structure).placeOf(accountNo(account))?.path).toEqual(path);
});

test("B13: the same digits twice are told with both places, and the first has the accounts", () => {
  const { duplicates } = reportPlaces(structure);
  expect(duplicates.map(({ prefix, first, second }) => [prefix, first.path, second.path])).toEqual([
    ["19", ["Tillgångar", "Bank"], ["Kundfordringar"]],
  ]);
});
