import { expect, test } from "vitest";
import { DoubtPace } from "./doubt-pace.ts";

test("the first doubt is followed at once, the next ones later and later, and after a calm while at once again", () => {
  const pace = new DoubtPace();
  const waits = Array.from({ length: 9 }, () => pace.next(1000) / 1000);
  expect(waits).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300]);
  expect(pace.next(1000 + 500_000)).toBe(300_000);
  expect(pace.next(10_000_000)).toBe(0);
});
