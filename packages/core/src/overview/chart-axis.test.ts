import fc from "fast-check";
import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { axisMarkText, chartAxis } from "./chart-axis.ts";

test.each([
  [[70_000, -24_000], ["−25", "0", "25", "50", "75"], "thousands"],
  [[7_000], ["0", "2", "4", "6", "8"], "thousands"],
  [[], ["0", "1"], "kronor"],
  [[-3], ["−3", "−2", "−1", "0"], "kronor"],
  [[7_500_000, -500_000], ["−2,5", "0", "2,5", "5", "7,5"], "millions"],
  [[2000], ["0", "500", "1\u00A0000", "1\u00A0500", "2\u00A0000"], "kronor"],
])("%j kronor has the marks %j", (kronor, texts, unit) => {
  const axis = chartAxis(kronor.map((amount) => ore(amount * 100)));
  expect(axis.unit).toBe(unit);
  expect(axis.marks.map((mark) => axisMarkText(mark, axis.unit))).toEqual(texts);
});

test("every amount lies among two to five even marks, of which one is zero", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }).map(ore), { maxLength: 36 }), (amounts) => {
      const { marks } = chartAxis(amounts);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(marks).toContain(0);
      const [first = 0, second = 0] = marks;
      const last = marks.at(-1) ?? 0;
      expect(marks.map((mark) => mark - first)).toEqual(marks.map((_, index) => index * (second - first)));
      for (const amount of amounts) {
        expect(amount).toBeGreaterThanOrEqual(first);
        expect(amount).toBeLessThanOrEqual(last);
      }
    }),
  );
});
