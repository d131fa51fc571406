import { expect, test } from "vitest";
import { accountIntervalText, parseAccountInterval } from "./account-interval.ts";

test.each([
  ["19", "1900–1999"],
  ["1", "1000–1999"],
  [" 1930 ", "1930"],
  ["1910-1940", "1910–1940"],
  ["1910 – 1940", "1910–1940"],
  ["3—8", "3000–8999"],
  ["30-31", "3000–3199"],
  ["1930-1930", "1930"],
])("AP12: %j is %s", (typed, shown) => {
  const interval = parseAccountInterval(typed);
  expect(interval === undefined ? undefined : accountIntervalText(interval)).toBe(shown);
});

test.each(["", "19300", "konto", "1940-1910", "-1930", "1930-", "0", "0-1930", "1.5", "1910-1940-1950"])(
  "AP12: %j is no interval",
  (typed) => {
    expect(parseAccountInterval(typed)).toBeUndefined();
  },
);
