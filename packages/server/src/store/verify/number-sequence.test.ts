import { describe, expect, test } from "vitest";
import { checkNumbers } from "./number-sequence.ts";

const come = (...ids: readonly string[]) => ids.map((id) => ({ id, isThere: true }));
const gone = (...ids: readonly string[]) => ids.map((id) => ({ id, isThere: false }));

type Step = readonly [intent: string, touched: readonly { readonly id: string; readonly isThere: boolean }[]];

function findings(...steps: readonly Step[]): readonly string[] {
  const watch = checkNumbers();
  return steps.flatMap(([intent, touched]) => watch(intent, touched));
}

describe("the numbers of a series", () => {
  test.each<[string, readonly Step[], readonly string[]]>([
    [
      "one after the other",
      [
        ["register", come("A-1", "A-2")],
        ["register", come("A-3")],
      ],
      [],
    ],
    [
      "each series by itself",
      [
        ["register", come("A-1", "B-7")],
        ["register", come("B-8", "A-2")],
      ],
      [],
    ],
    [
      "a first number of the person's choice",
      [
        ["register", come("A-1000")],
        ["register", come("A-1001")],
      ],
      [],
    ],
    [
      "a gap",
      [
        ["register", come("A-1")],
        ["register", come("A-3")],
      ],
      ["A-3"],
    ],
    ["a gap within one commit", [["register", come("A-1", "A-3")]], ["A-3"]],
    [
      "a change of what is there",
      [
        ["register", come("A-1", "A-2")],
        ["annotate", come("A-1")],
      ],
      [],
    ],
    [
      "gaps of an imported file, and what follows",
      [
        ["import", come("A-5", "A-9")],
        ["register", come("A-10")],
      ],
      [],
    ],
    [
      "the last one deleted, its number used again",
      [
        ["register", come("A-1", "A-2")],
        ["delete", gone("A-2")],
        ["register", come("A-2")],
      ],
      [],
    ],
    [
      "one in the middle deleted",
      [
        ["register", come("A-1", "A-2")],
        ["delete", gone("A-1")],
      ],
      ["A-1"],
    ],
    [
      "several of the last deleted at once",
      [
        ["register", come("A-1", "A-2", "A-3")],
        ["delete", gone("A-2", "A-3")],
        ["register", come("A-2")],
      ],
      [],
    ],
    [
      "one replaced in one commit, in books with gaps",
      [
        ["import", come("A-5", "A-9")],
        ["save", [...gone("A-9"), ...come("A-9")]],
      ],
      [],
    ],
    [
      "unlocked ones converted wherever they stand",
      [
        ["import", come("A-1", "A-2", "A-3")],
        ["convert", gone("A-1", "A-3")],
        ["register", come("A-3")],
      ],
      [],
    ],
    [
      "a year that goes with gaps and comes back with them, and what follows",
      [
        ["import", come("A-5", "A-9")],
        ["deleteYear", gone("A-5", "A-9")],
        ["undo", come("A-5", "A-9")],
        ["register", come("A-10")],
        ["undo", come("A-12")],
      ],
      ["A-12"],
    ],
    [
      "a series that is named with a hyphen",
      [
        ["register", come("A-B-1")],
        ["register", come("A-B-2")],
      ],
      [],
    ],
    ["an id that is no number", [["register", come("A-0", "kladd")]], ["A-0", "kladd"]],
  ])("%s", (_what, steps, wanted) => {
    expect(findings(...steps)).toEqual(wanted);
  });
});
