import { crc32 as platformCrc32 } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { encodeUtf8 } from "./unicode.ts";

test("known sums", () => {
  expect(crc32(encodeUtf8(""))).toBe(0);
  expect(crc32(encodeUtf8("123456789"))).toBe(0xcbf43926);
});

test("agrees with zlib, whole and in two pieces", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      const whole = Uint8Array.of(...first, ...second);
      expect(crc32(whole)).toBe(platformCrc32(whole));
      expect(crc32(second, crc32(first))).toBe(crc32(whole));
    }),
  );
});
