import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, serverDay } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the day is the server's, whatever the computer's clock says", () => {
  vi.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") });
  expect(serverDay()).toBe("2031-07-01");
  noteServerTime(new Headers({ Date: "Tue, 30 Jun 2026 21:59:00 GMT" }));
  expect(serverDay()).toBe("2026-06-30");
  vi.advanceTimersByTime(60_000);
  expect(serverDay()).toBe("2026-07-01");
  noteServerTime(new Headers());
  expect(serverDay()).toBe("2026-07-01");
});
