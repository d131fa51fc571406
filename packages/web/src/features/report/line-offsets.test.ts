import fc from "fast-check";
import { expect, test } from "vitest";
import { lineOffsets, linesBetween, offsetAt } from "./line-offsets.ts";

const heights = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 400 });

test("every line in sight is among those that are drawn", () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 20_000 }), (of, top) => {
      const offsets = lineOffsets(of.length, (index) => of[index] ?? 0);
      const bottom = top + 700;
      const { first, end } = linesBetween(offsets, top, bottom);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(of.length);
      for (let index = 0; index < of.length; index++) {
        const isInSight = offsetAt(offsets, index + 1) > top && offsetAt(offsets, index) < bottom;
        if (isInSight) expect(index >= first && index < end).toBe(true);
      }
    }),
  );
});

test("of a long table only the surroundings of what is in sight are drawn", () => {
  const offsets = lineOffsets(300_000, () => 26);
  expect(linesBetween(offsets, 2_600_000, 2_600_800)).toEqual({ first: 99_980, end: 100_060 });
  expect(offsetAt(offsets, 300_000)).toBe(7_800_000);
});

test("a table without lines", () => {
  expect(
    linesBetween(
      lineOffsets(0, () => 26),
      0,
      800,
    ),
  ).toEqual({ first: 0, end: 0 });
});
