import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encodeCp437, encodeUtf8 } from "../../text/index.ts";
import { readSie4 } from "../index.ts";
import { findEncoding } from "./find-encoding.ts";

const FILE = '#FLAGGA 0\n#FNAMN "Å \\"Ängs\\" öl é"\n';
const NAME = 'Å "Ängs" öl é';

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each([
  ["cp437", encodeCp437(FILE), NAME],
  ["windows-1252", latin1(FILE), NAME],
  ["utf-8", encodeUtf8(FILE), NAME],
  ["utf-8", encodeUtf8(`\uFEFF${FILE}`), NAME],
  ["utf-8", encodeUtf8(`\uFEFF\uFEFF${FILE}`), NAME],
  ["utf-16", utf16(`\uFEFF${FILE}`, true), NAME],
  ["utf-16", utf16(`\uFEFF${FILE}`, false), NAME],
  ["cp437", encodeCp437("#FLAGGA 0\n#FNAMN Ç"), "Ç"],
  ["ascii", encodeUtf8("#FLAGGA 0\n#FNAMN Bolaget AB"), "Bolaget AB"],
  ["utf-8", encodeUtf8("#FLAGGA 0\n#FNAMN €😀öö"), "€😀öö"],
  // A byte order mark promises UTF-8; other bytes become the replacement character.
  ["utf-8", Uint8Array.from([0xef, 0xbb, 0xbf, ...encodeUtf8("#FLAGGA 0\n#FNAMN x"), 0xe5]), "x\uFFFD"],
  // Neither list of letters has more: the standard's page.
  ["cp437", Uint8Array.from([...encodeUtf8("#FLAGGA 0\n#FNAMN x"), 0xfe, 0x84, 0xe4]), "x■äΣ"],
])("%s is found by the bytes", (encoding, bytes, name) => {
  const result = readSie4(bytes);
  expect(result.ok && result.value.encoding).toBe(encoding);
  expect(result.ok && result.value.header.fnamn).toBe(name);
});

test.each([
  ["windows-1252", [0xe5, 0xfe]],
  ["windows-1252", [0xe5, 0xff]],
  ["windows-1252", [0xe5, 0xbb, 0xbf, 0xe5, 0xe4]],
  ["windows-1252", [0xef, 0xe5, 0xbf]],
  ["windows-1252", [0xff, 0xe5]],
  ["windows-1252", [0xfe, 0xe5]],
  ["windows-1252", [0xef, 0xe5]],
  ["windows-1252", [0xef, 0xbb, 0xe5, 0xe4]],
  ["cp437", [0xff, 0x86]],
])("half a byte order mark is none: %s", (encoding, bytes) => {
  expect(findEncoding(Uint8Array.from(bytes)).encoding).toBe(encoding);
});

test.each([
  ["ascii", [0]],
  ["ascii", [0x23, 0, 0x23, 0, 0x23, 0]],
  ["utf-8", [0, 0xc3, 0xa5]],
])("the character NUL decides nothing: %s", (encoding, bytes) => {
  expect(findEncoding(Uint8Array.from(bytes)).encoding).toBe(encoding);
});

/** A letter of code page 437 counts for it, one of Latin-1 against it. */
function votes(bytes: Uint8Array): number {
  const letters = "åäöÅÄÖéüÉ";
  const pages = [encodeCp437(letters), latin1(letters)];
  const [cp437 = 0, windows = 0] = pages.map((page) => bytes.filter((byte) => page.includes(byte)).length);
  return cp437 - windows;
}

test("every byte counts, wherever it is", () => {
  // Three of them may be a letter of UTF-8: such files are left out below.
  const anyByte = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0x20, max: 0x7f }) },
    fc.constantFrom(0x84, 0x86, 0x94, 0x82, 0xe5, 0xe4, 0xf6, 0xe9, 0xb0),
  );
  fc.assert(
    fc.property(fc.array(anyByte, { maxLength: 40 }), fc.nat(7), (values, before) => {
      const bytes = Uint8Array.from([...Array<number>(before).fill(0xff), ...values]).subarray(before);
      const { encoding } = findEncoding(bytes);
      const isAscii = values.every((byte) => byte < 0x80);
      fc.pre(isAscii || encoding !== "utf-8");
      expect(encoding).toBe(isAscii ? "ascii" : votes(bytes) >= 0 ? "cp437" : "windows-1252");
    }),
    { numRuns: 500 },
  );
});
