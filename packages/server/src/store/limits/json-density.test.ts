import { expect, test } from "vitest";
import { isTooDense } from "./json-density.ts";

const MIB = 1024 * 1024;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const repeated = (part: string): string => part.repeat(MIB / part.length);

test.each([
  ["lists of nothing", `[${repeated("0,")}0]`],
  ["objects of nothing", `[${repeated("{},")}{}]`],
  ["depth", repeated("[")],
  ["short names", `{${repeated('"a":0,')}"b":0}`.replaceAll('"a":0,', "0,")],
])("%s are no document", (_name, text) => {
  expect(isTooDense(bytes(text))).toBe(true);
});

test.each([
  ["what stands in texts", JSON.stringify([repeated(',{["\\')])],
  ["ids to remove", JSON.stringify(Array.from({ length: 100_000 }, (_, n) => `A-${n}`))],
  [
    "the shortest vouchers",
    JSON.stringify(
      Array.from({ length: 10_000 }, (_, n) => ({
        series: "A",
        number: n,
        date: "2025-01-01",
        text: "",
        entries: [
          { account: 1, amount: 1 },
          { account: 2, amount: -1 },
        ],
      })),
    ),
  ],
])("%s are", (_name, text) => {
  expect(isTooDense(bytes(text))).toBe(false);
});

test("a text is looked through in a fraction of the time that reading it takes", () => {
  const long = bytes(
    JSON.stringify(Array.from({ length: 200_000 }, (_, n) => ({ account: n, name: "Konto" }))),
  );
  const from = performance.now();
  isTooDense(long);
  expect(performance.now() - from).toBeLessThan(1000);
});
