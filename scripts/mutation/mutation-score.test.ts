import { expect, test } from "vitest";
import { mutationScore, scorePercent } from "./mutation-score.ts";

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: "EqualityOperator",
  replacement: "a <= b",
  location: { start: { line, column: 3 } },
});

test("the score counts what can be run, and names what no test noticed", () => {
  const score = mutationScore({
    files: {
      "money/ore.ts": {
        mutants: [mutant("Killed", 1), mutant("Timeout", 2), mutant("Survived", 3), mutant("Ignored", 4)],
      },
      "money/kronor.ts": { mutants: [mutant("NoCoverage", 5), mutant("CompileError", 6)] },
    },
  });
  expect(score).toEqual({
    detected: 2,
    of: 4,
    missed: ["money/ore.ts:3:3 EqualityOperator -> a <= b", "money/kronor.ts:5:3 EqualityOperator -> a <= b"],
  });
});

test.each([
  [{ detected: 8996, of: 10_000 }, "89.9"],
  [{ detected: 9, of: 10 }, "90.0"],
  [{ detected: 0, of: 0 }, "-"],
])("%j is %s per cent", (score, percent) => {
  expect(scorePercent(score)).toBe(percent);
});
