import { expect, test } from "vitest";
import { relativeTimeText } from "./relative-time-text.ts";

const DAY = 86_400;

test.each([
  [0, "nyss"],
  [-4.9, "nyss"],
  [4, "nyss"],
  [-5, "för 5 sekunder sedan"],
  [-59.9, "för 59 sekunder sedan"],
  [-60, "för 1 minut sedan"],
  [-180, "för 3 minuter sedan"],
  [-3600, "för 1 timme sedan"],
  [-2 * 3600, "för 2 timmar sedan"],
  [-DAY, "för 1 dag sedan"],
  [-2 * DAY, "för 2 dagar sedan"],
  [-7 * DAY, "för 1 vecka sedan"],
  [-20 * DAY, "för 2 veckor sedan"],
  [-31 * DAY, "för 1 månad sedan"],
  [-364 * DAY, "för 11 månader sedan"],
  [-366 * DAY, "för 1 år sedan"],
  [-800 * DAY, "för 2 år sedan"],
  // What has happened by a clock that is ahead of this one.
  [6, "nyss"],
  [2 * DAY, "nyss"],
])("%d seconds from now: %s", (seconds, text) => {
  const now = 1_763_600_000_000;
  expect(relativeTimeText(now + seconds * 1000, now)).toBe(text);
});
