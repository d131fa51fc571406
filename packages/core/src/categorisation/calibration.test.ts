import { expect, test } from "vitest";
import { Calibration } from "./calibration.ts";

test.each([0, 0.05, 0.35, 0.89, 0.9, 0.93, 0.95])("without experience %d stays", (estimate) => {
  expect(new Calibration().probability(estimate)).toBeCloseTo(estimate);
});

test.each([0.96, 0.99, 1])("CT5: without experience %d is taken for nineteen of twenty", (estimate) => {
  const calibration = new Calibration();
  expect(calibration.probability(estimate)).toBeCloseTo(0.95);
  for (let time = 0; time < 400; time += 1) calibration.note(estimate, true);
  expect(calibration.probability(estimate)).toBeGreaterThan(0.99);
});

test("experience moves the estimates of its bin towards what was right, others not", () => {
  const calibration = new Calibration();
  for (let time = 0; time < 8; time += 1) calibration.note(0.95, time < 4);
  expect(calibration.probability(0.95)).toBeCloseTo((4 + 8 * 0.95) / 16);
  expect(calibration.probability(0.93)).toBeCloseTo(0.93);
});

test("no experience goes beyond what is set", () => {
  const calibration = new Calibration(0.75);
  for (let time = 0; time < 100; time += 1) calibration.note(0.72, true);
  expect(calibration.probability(0.72)).toBe(0.75);
});
