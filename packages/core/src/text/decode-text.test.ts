import { expect, test } from "vitest";
import { encodeCp437 } from "./cp437.ts";
import { decodeText, textWarningText } from "./decode-text.ts";
import { encodeUtf8 } from "./unicode.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const vote = { legacy: "vote" } as const;

test.each([
  ["empty", bytes(), "", "ascii"],
  ["ASCII", latin1("#FLAGGA 0\r\n"), "#FLAGGA 0\r\n", "ascii"],
  ["UTF-8", encodeUtf8("Räksmörgås"), "Räksmörgås", "utf-8"],
  ["UTF-8 with mark", bytes(0xef, 0xbb, 0xbf, ...encodeUtf8("ö")), "ö", "utf-8"],
  ["UTF-16 LE", bytes(0xff, 0xfe, 0xf6, 0x00), "ö", "utf-16le"],
  ["UTF-16 BE", bytes(0xfe, 0xff, 0x00, 0xf6), "ö", "utf-16be"],
  ["code page 437", encodeCp437("Räksmörgås"), "Räksmörgås", "cp437"],
  ["Windows-1252", latin1("Räksmörgås"), "Räksmörgås", "windows-1252"],
  ["mostly code page 437", bytes(...encodeCp437("åäö"), ...latin1("ö")), "åäö÷", "cp437"],
  ["a tie", bytes(0x86, 0xe5), "åσ", "cp437"],
  ["no letter that tells", bytes(0xb0), "░", "cp437"],
])("%s", (_, file, text, encoding) => {
  expect(decodeText(file, vote)).toMatchObject({ text, encoding });
});

test("a bank's file that is not UTF-8 is Windows-1252", () => {
  expect(decodeText(bytes(0x86, 0x80), { legacy: "windows-1252" })).toEqual({
    text: "†€",
    encoding: "windows-1252",
    warnings: [],
  });
});

test.each([
  [encodeUtf8("frÃ¥n"), "Ã¥"],
  [encodeUtf8("├ñpple"), "├ñ"],
  [encodeUtf8("fr†n"), "r†n"],
  [encodeUtf8("K÷p"), "K÷p"],
])("damaged letters are warned about", (file, sample) => {
  expect(decodeText(file, vote).warnings).toEqual([{ code: "mojibake", sample }]);
});

test("healthy texts give no warning", () => {
  const text = "Köp av „bok” 10 ÷ 2, S†, Ãrvore, å ä ö";
  expect(decodeText(encodeUtf8(text), vote)).toEqual({ text, encoding: "utf-8", warnings: [] });
});

test("lost characters are counted, stored ones and those lost in reading", () => {
  expect(decodeText(encodeUtf8("f\uFFFDr p\uFFFD"), vote).warnings).toEqual([
    { code: "replacement-character", count: 2 },
  ]);
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0xe5), vote)).toEqual({
    text: "\uFFFD",
    encoding: "utf-8",
    warnings: [{ code: "replacement-character", count: 1 }],
  });
  expect(decodeText(bytes(0xff, 0xfe, 0x41, 0x00, 0x42), vote).text).toBe("A\uFFFD");
});

test("the texts of the warnings", () => {
  expect(textWarningText({ code: "replacement-character", count: 3 })).toContain("3 tecken");
  expect(textWarningText({ code: "mojibake", sample: "Ã¥" })).toContain("”Ã¥”");
  // @ts-expect-error -- no such code
  expect(() => textWarningText({ code: "other" })).toThrow("other");
});
