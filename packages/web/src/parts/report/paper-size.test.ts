import { expect, test } from "vitest";
import { isWideSheet, paperSize } from "./paper-size.ts";

test.each([
  [3, false, "A4"],
  [4, false, "A4"],
  [5, true, "A4 landscape"],
  [13, true, "A4 landscape"],
  [19, true, "A3 landscape"],
] as const)("%i columns of amounts", (count, isWide, paper) => {
  const amounts = Array.from({ length: count }, () => ({ heading: "", kind: "amount" as const }));
  const sheet = { columns: [{ heading: "Namn", kind: "text" as const }, ...amounts] };
  expect([isWideSheet(sheet), paperSize(sheet)]).toEqual([isWide, paper]);
});
