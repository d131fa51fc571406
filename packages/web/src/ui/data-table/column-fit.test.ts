import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { columnsOfStep, fittingStep } from "./column-fit.ts";

const render = () => null;
const COLUMNS: readonly Column<string>[] = [
  { key: "date", heading: "Datum", width: 100, render },
  { key: "text", heading: "Text", render },
  { key: "accounts", heading: "Konton", width: 90, leftOut: 1, render },
  { key: "action", heading: "Åtgärd", width: 300, least: 180, render },
  { key: "files", heading: "Underlag", width: 80, leftOut: 2, render },
];

test.each([
  [1000, "date 100, text, accounts 90, action 300, files 80"],
  [710, "date 100, text, accounts 90, action 300, files 80"],
  [709, "date 100, text, accounts 90, action 180, files 80"],
  [590, "date 100, text, accounts 90, action 180, files 80"],
  [589, "date 100, text, action 180, files 80"],
  [499, "date 100, text, action 180"],
  [200, "date 100, text, action 180"],
  [0, "date 100, text, accounts 90, action 300, files 80"],
])("PG51: with %i px the columns are %s", (room, expected) => {
  const fitted = columnsOfStep(COLUMNS, fittingStep(COLUMNS, room));
  const texts = fitted.map(({ key, width }) => (width === undefined ? key : `${key} ${width}`));
  expect(texts.join(", ")).toBe(expected);
});

test("PG51: the column that takes the rest has the width that it must have", () => {
  const columns = COLUMNS.map((column) => (column.key === "text" ? { ...column, least: 200 } : column));
  expect(fittingStep(columns, 770)).toBe(0);
  expect(fittingStep(columns, 769)).toBe(1);
  expect(columnsOfStep(columns, 1).find(({ key }) => key === "text")?.width).toBeUndefined();
});

test("PG51: columns that fit as they are stay the same", () => {
  expect(columnsOfStep(COLUMNS, 0)).toBe(COLUMNS);
});
