import { expect, test } from "vitest";
import { BACKOFF, restartBackoff } from "./restart-backoff.ts";

test("what ends at once waits twice as long each time, up to the longest pause", () => {
  const pauses = restartBackoff(BACKOFF);
  const waited = Array.from({ length: 12 }, () => pauses.next(5).pauseMs);
  expect(waited).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 60_000, 60_000]);
  for (let n = 0; n < 2000; n++) pauses.next(5);
  expect(pauses.next(5)).toEqual({ endings: 2013, pauseMs: 60_000 });
});

test.each([
  [59_999, { endings: 4, pauseMs: 800 }],
  [60_000, { endings: 1, pauseMs: 100 }],
  [9_999_999, { endings: 1, pauseMs: 100 }],
])("after %i ms of life", (livedMs, expected) => {
  const pauses = restartBackoff(BACKOFF);
  for (let n = 0; n < 3; n++) pauses.next(0);
  expect(pauses.next(livedMs)).toEqual(expected);
});
