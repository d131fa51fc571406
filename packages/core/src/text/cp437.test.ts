import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CP437_UPPER_HALF, decodeCp437, encodeCp437 } from "./cp437.ts";

test("the upper half holds 128 different characters", () => {
  expect(new Set(CP437_UPPER_HALF).size).toBe(128);
  expect(CP437_UPPER_HALF.length).toBe(128);
});

test.each([
  ["å", 0x86],
  ["ä", 0x84],
  ["ö", 0x94],
  ["Å", 0x8f],
  ["Ä", 0x8e],
  ["Ö", 0x99],
  ["é", 0x82],
  ["ü", 0x81],
  ["░", 0xb0],
  ["└", 0xc0],
  ["╨", 0xd0],
  ["α", 0xe0],
  ["≡", 0xf0],
  ["\u00A0", 0xff],
])("%s is byte %i", (character, byte) => {
  expect(encodeCp437(character)).toEqual(Uint8Array.of(byte));
  expect(decodeCp437(Uint8Array.of(byte))).toBe(character);
});

test("every byte comes back the same", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(encodeCp437(decodeCp437(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test.each([
  ["5 €", "5 EUR"],
  ["a–b—c−d", "a-b-c-d"],
  ["’“”„", '\'"""'],
  ["vänta…", "vänta..."],
  ["3×4", "3x4"],
  ["Bjørn Ødegård", "Bjorn Odegård"],
  ["õ š Ő", "o s O"],
  ["A\u030A a\u0308", "Å ä"],
  ["1\u202F000", "1 000"],
  ["© ® ™", "(c) (r) TM"],
  ["§ ¤ 漢 😀", "? ? ? ?"],
])("%j is written as %j", (text, written) => {
  expect(decodeCp437(encodeCp437(text))).toBe(written);
});
