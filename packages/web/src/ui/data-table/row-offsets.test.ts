import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnPieces, offsetAt, rowOffsets, rowsBetween } from "./row-offsets.ts";

const heights = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 400 });

test("every row in sight is among those that are drawn", () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 20_000 }), (of, top) => {
      const offsets = rowOffsets(of.length, (index) => of[index] ?? 0);
      const bottom = top + 700;
      const { first, end } = rowsBetween(offsets, top, bottom);
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
  const offsets = rowOffsets(300_000, () => 26);
  expect(rowsBetween(offsets, 2_600_000, 2_600_800)).toEqual({ first: 99_992, end: 100_040 });
  expect(offsetAt(offsets, 300_000)).toBe(7_800_000);
});

test("a table without rows", () => {
  expect(
    rowsBetween(
      rowOffsets(0, () => 26),
      0,
      800,
    ),
  ).toEqual({ first: 0, end: 0 });
});

test("the drawn rows and the empty spaces together are as high as the table; the kept row is drawn once", () => {
  fc.assert(
    fc.property(
      heights,
      fc.nat(400),
      fc.nat(400),
      fc.option(fc.nat(400), { nil: undefined }),
      (of, a, b, kept) => {
        const offsets = rowOffsets(of.length, (index) => of[index] ?? 0);
        const clamp = (index: number) => Math.min(index, of.length);
        const range = { first: clamp(Math.min(a, b)), end: clamp(Math.max(a, b)) };
        const pieces = drawnPieces(offsets, range, kept);
        const drawn = pieces.flatMap(({ first, end }) =>
          Array.from({ length: end - first }, (_, index) => first + index),
        );
        const height = drawn.reduce((sum, index) => sum + (of[index] ?? 0), 0);
        const space = pieces.reduce((sum, piece) => sum + piece.space, 0);
        expect(height + space).toBe(offsetAt(offsets, of.length));
        expect(drawn).toEqual([...new Set(drawn)].sort((x, y) => x - y));
        if (kept !== undefined && kept < of.length) expect(drawn).toContain(kept);
      },
    ),
  );
});
