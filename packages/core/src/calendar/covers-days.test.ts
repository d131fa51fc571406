import { expect, test } from "vitest";
import { coversDays } from "./covers-days.ts";
import { isoDate } from "./iso-date.ts";

function range(from: string, to: string) {
  return { from: isoDate(from), to: isoDate(to) };
}

const may = range("2025-05-01", "2025-05-31");

test.each<[string, readonly (readonly [string, string])[], boolean]>([
  ["nothing", [], false],
  ["itself", [["2025-05-01", "2025-05-31"]], true],
  ["what is longer", [["2025-01-01", "2025-12-31"]], true],
  ["what begins a day late", [["2025-05-02", "2025-06-30"]], false],
  ["what ends a day early", [["2025-04-01", "2025-05-30"]], false],
  [
    "two after one another",
    [
      ["2025-05-11", "2025-06-30"],
      ["2025-04-01", "2025-05-10"],
    ],
    true,
  ],
  [
    "two that share days",
    [
      ["2025-04-01", "2025-05-20"],
      ["2025-05-10", "2025-05-31"],
    ],
    true,
  ],
  [
    "one within another",
    [
      ["2025-04-01", "2025-05-31"],
      ["2025-05-10", "2025-05-20"],
    ],
    true,
  ],
  [
    "two with a day between them",
    [
      ["2025-05-01", "2025-05-09"],
      ["2025-05-11", "2025-05-31"],
    ],
    false,
  ],
])("whether May is covered by %s", (_name, ranges, expected) => {
  expect(
    coversDays(
      ranges.map(([from, to]) => range(from, to)),
      may,
    ),
  ).toBe(expected);
});
