import { expect, test } from "vitest";
import { type FileCoverage, uncovered } from "./check-coverage.ts";

const at = (line: number) => ({ start: { line } });

function coverage(lines: readonly number[], branches: readonly number[]): FileCoverage {
  return {
    statementMap: Object.fromEntries(lines.map((_, index) => [index, at(index + 1)])),
    s: Object.fromEntries(lines.entries()),
    branchMap: { 0: { locations: branches.map((_, index) => at(index + 1)) } },
    b: { 0: branches },
  };
}

test.each([
  ["nothing when all was run", coverage([1, 4], [1, 1]), ""],
  ["lines, with neighbours together", coverage([0, 0, 1, 0], []), "lines 1-2 4"],
  ["branches", coverage([1, 1], [3, 0]), "branches at 2"],
  ["both", coverage([0], [0]), "lines 1, branches at 1"],
])("tells %s", (_what, entry, expected) => {
  expect(uncovered(entry)).toBe(expected);
});
