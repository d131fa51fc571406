import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
  [262_144, "256 KiB"],
  [26_214_400, "25 MiB"],
  [2 ** 30, "1 GiB"],
  [20 * 2 ** 30 - 1, "19,9 GiB"],
  [20 * 2 ** 30, "20 GiB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
