import { expect, test } from "vitest";
import { reportStructure } from "./report-structure.ts";

test("keeps the stored fields and drops others", () => {
  const json = {
    name: "R",
    note: "dropped",
    items: [
      { name: "A", description: "d", skipTotal: true, items: [{ name: "B", accounts: ["30"] }] },
      { name: "S", isSummary: true },
    ],
  };
  const { note: _, ...stored } = json;
  expect(reportStructure(json)).toEqual(stored);
});

test.each([
  null,
  [],
  { name: "", items: [{ name: "A" }] },
  { name: "R", items: [] },
  { name: "R", items: "A" },
  { name: "R", items: [{ name: "A", accounts: ["30000"] }] },
  { name: "R", items: [{ name: "A", accounts: ["03"] }] },
  { name: "R", items: [{ name: "A", accounts: [30] }] },
])("refuses %j", (json) => {
  expect(() => reportStructure(json)).toThrow();
});
