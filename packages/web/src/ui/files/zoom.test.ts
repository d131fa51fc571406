import { expect, test } from "vitest";
import { NO_ZOOM, zoomedIn, zoomedOut } from "./zoom.ts";

test("goes step by step both ways and stops at the ends", () => {
  expect(zoomedIn(NO_ZOOM)).toBe(125);
  expect(zoomedOut(NO_ZOOM)).toBe(75);
  expect(zoomedIn(400)).toBe(400);
  expect(zoomedOut(50)).toBe(50);
});

test("a zoom between the steps goes to the nearest on its side", () => {
  expect(zoomedIn(110)).toBe(125);
  expect(zoomedOut(110)).toBe(100);
});
