import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  decodeUtf8,
  decodeUtf8Lossy,
  decodeUtf16,
  decodeWindows1252,
  encodeUtf8,
  isUtf8,
} from "./unicode.ts";

const REPLACEMENT = "\uFFFD";

test.each(["", "Räksmörgås", "€ 5", "😀 ö", "\uFEFFa", "\u07FF\u0800\uD7FF\uE000\uFFFF"])(
  "%j to bytes and back",
  (text) => {
    const bytes = encodeUtf8(text);
    expect([...bytes]).toEqual([...Buffer.from(text, "utf8")]);
    expect([decodeUtf8(bytes), decodeUtf8Lossy(bytes), isUtf8(bytes)]).toEqual([text, text, true]);
  },
);

test.each(["\uD800", "\uDC00a", "a\uD83D", "\uD83D\uD83D\uDE00"])(
  "half a pair in %j becomes U+FFFD",
  (text) => {
    expect(decodeUtf8(encodeUtf8(text))).toBe(text.toWellFormed());
  },
);

test.each([
  [[0x80], 1],
  [[0xc0, 0x80], 2],
  [[0xc1, 0xbf], 2],
  [[0xe0, 0x9f, 0xbf], 3],
  [[0xed, 0xa0, 0x80], 3],
  [[0xf0, 0x8f, 0xbf, 0xbf], 4],
  [[0xf4, 0x90, 0x80, 0x80], 4],
  [[0xf5, 0x80], 2],
  [[0xc3], 1],
  [[0xe2, 0x82], 1],
  [[0xf0, 0x9f, 0x98], 1],
])("the bytes %j are not UTF-8, and become %d characters that are lost", (values, lost) => {
  const bytes = Uint8Array.from([0x61, ...values, 0x62]);
  expect([decodeUtf8(bytes), isUtf8(bytes)]).toEqual([undefined, false]);
  expect(decodeUtf8Lossy(bytes)).toBe(`a${REPLACEMENT.repeat(lost)}b`);
  expect(isUtf8(bytes.subarray(0, -1))).toBe(false);
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

test("bytes are UTF-8 when they have a text that is these bytes again", () => {
  fc.assert(
    fc.property(fc.array(byteNearTheBounds, { maxLength: 12 }), (values) => {
      const bytes = Uint8Array.from(values);
      const text = decodeUtf8Lossy(bytes);
      const isWhole = Buffer.from(text, "utf8").equals(bytes);
      expect([decodeUtf8(bytes), isUtf8(bytes)]).toEqual([isWhole ? text : undefined, isWhole]);
    }),
    { numRuns: 3000 },
  );
});

test("a character that lies in two pieces of a long text is whole", () => {
  for (const shift of ["", "a", "ab", "abc"]) {
    const bytes = encodeUtf8(`${shift}${"åäö😀".repeat(20_000)}`);
    expect([isUtf8(bytes), isUtf8(bytes.subarray(0, -1))]).toEqual([true, false]);
  }
});

test.each([
  [true, [0xf6, 0x00, 0x41], `ö${REPLACEMENT}`],
  [false, [0x00, 0xf6, 0x41], `ö${REPLACEMENT}`],
  [true, [0x3d, 0xd8, 0x00, 0xde], "😀"],
  [false, [0xd8, 0x3d, 0xde, 0x00], "😀"],
  [true, [0x3d, 0xd8, 0x41, 0x00], `${REPLACEMENT}A`],
  [true, [0xff, 0xfe, 0x41, 0x00], "\uFEFFA"],
])("UTF-16, little endian %j: %j is %j", (isLittleEndian, values, text) => {
  expect(decodeUtf16(Uint8Array.from(values), isLittleEndian)).toBe(text);
});

test("Windows-1252: every byte has a character, and those of Latin-1 keep theirs", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const text = decodeWindows1252(bytes);
  expect(text.slice(0x80, 0xa0)).toBe("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ");
  expect(text.slice(0, 0x80) + text.slice(0xa0)).toBe(
    Buffer.from(bytes.filter((byte) => byte < 0x80 || byte >= 0xa0)).toString("latin1"),
  );
});
