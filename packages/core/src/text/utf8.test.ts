import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeUtf8, decodeUtf8Lossy, encodeUtf8 } from "./utf8.ts";

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });

function strictOrUndefined(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

test.each(["", "Räksmörgås", "€ 5", "😀 ö", "\uFEFFa", "\u07FF\u0800\uD7FF\uE000\uFFFF"])(
  "%j to bytes and back",
  (text) => {
    expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
    expect(decodeUtf8(encodeUtf8(text))).toBe(text);
  },
);

test.each(["\uD800", "\uDC00a", "a\uD83D", "\uD83D\uD83D\uDE00"])(
  "half a pair in %j becomes U+FFFD",
  (text) => {
    expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
  },
);

test.each([
  [[0x80]],
  [[0xc0, 0x80]],
  [[0xc1, 0xbf]],
  [[0xe0, 0x9f, 0xbf]],
  [[0xed, 0xa0, 0x80]],
  [[0xf0, 0x8f, 0xbf, 0xbf]],
  [[0xf4, 0x90, 0x80, 0x80]],
  [[0xf5, 0x80]],
  [[0xc3]],
  [[0x61, 0xe2, 0x82]],
  [[0xe2, 0x82, 0x41]],
  [[0xf0, 0x9f, 0x98, 0xc3, 0xa5]],
])("the bytes %j are not UTF-8", (values) => {
  const bytes = Uint8Array.from(values);
  expect(decodeUtf8(bytes)).toBeUndefined();
  expect(decodeUtf8Lossy(bytes).text).toBe(lossy.decode(bytes));
  expect(decodeUtf8Lossy(bytes).replaced).toBeGreaterThan(0);
});

const byteNearTheBounds = fc.oneof(
  fc.constantFrom(
    0x41,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc1,
    0xc2,
    0xe0,
    0xe2,
    0xed,
    0xf0,
    0xf1,
    0xf4,
    0xf5,
  ),
  fc.integer({ min: 0, max: 255 }),
);

test("agrees with the platform's decoder on any bytes", () => {
  fc.assert(
    fc.property(fc.array(byteNearTheBounds, { maxLength: 12 }), (values) => {
      const bytes = Uint8Array.from(values);
      expect(decodeUtf8(bytes)).toBe(strictOrUndefined(bytes));
      expect(decodeUtf8Lossy(bytes).text).toBe(lossy.decode(bytes));
    }),
    { numRuns: 3000 },
  );
});

test("long texts are put together whole", () => {
  const text = "åäö😀".repeat(5000);
  expect(decodeUtf8(encodeUtf8(text))).toBe(text);
});
