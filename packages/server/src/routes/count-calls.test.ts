import { expect, test } from "vitest";
import { countCalls } from "./count-calls.ts";

test("calls are counted by address until the minute of the first one is over", () => {
  const count = countCalls();
  const calls = (ip: string, now: number) => count(ip, now).calls;
  expect([calls("10.0.0.1", 0), calls("10.0.0.1", 59_999), calls("10.0.0.2", 59_999)]).toEqual([1, 2, 1]);
  expect([calls("10.0.0.1", 60_000), calls("10.0.0.2", 60_000)]).toEqual([1, 2]);
  expect(count("10.0.0.1", 61_000).endsAt).toBe(120_000);
});

test.each<[string, string, boolean]>([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", true],
  ["2001:db8:1:2::1", "2001:DB8:1:2::1", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:192.0.2.7", "192.0.2.7", true],
  ["::ffff:192.0.2.7", "::ffff:192.0.2.8", false],
])("%s and %s are one caller: %s", (one, other, isSame) => {
  const count = countCalls();
  count(one, 0);
  expect(count(other, 0).calls).toBe(isSame ? 2 : 1);
});

test("of very many callers only the one who began first is forgotten", () => {
  const count = countCalls();
  for (let caller = 0; caller < 5000; caller++) count(`caller ${caller}`, caller);
  expect(count("caller 0", 5000).calls).toBe(2);
  count("one more", 5000);
  expect(count("caller 1", 5000).calls).toBe(2);
  expect(count("caller 0", 5000).calls).toBe(1);
});
