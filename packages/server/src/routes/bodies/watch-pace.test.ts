import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPace } from "./watch-pace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a body that brings less than 64 KiB in half a minute is slow, whatever it brought before", () => {
  let bytes = 1_000_000;
  const onSlow = vi.fn();
  const end = watchPace(() => bytes, onSlow);
  bytes += 64 * 1024;
  vi.advanceTimersByTime(30_000);
  expect(onSlow).not.toHaveBeenCalled();
  bytes += 64 * 1024 - 1;
  vi.advanceTimersByTime(30_000);
  expect(onSlow).toHaveBeenCalledTimes(1);
  end();
  vi.advanceTimersByTime(300_000);
  expect(onSlow).toHaveBeenCalledTimes(1);
});
