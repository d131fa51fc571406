import { expect, test } from "vitest";
import { encodeCp437, encodeUtf8 } from "../text/index.ts";
import { findEncoding } from "./find-encoding.ts";
import { readSie4 } from "./index.ts";

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
  ["utf-16", utf16(`\uFEFF${FILE}`, true), NAME],
  ["utf-16", utf16(`\uFEFF${FILE}`, false), NAME],
  ["cp437", encodeCp437("#FLAGGA 0\n#FNAMN Ç"), "Ç"],
  ["ascii", encodeUtf8("#FLAGGA 0\n#FNAMN Bolaget AB"), "Bolaget AB"],
  ["utf-8", encodeUtf8("#FLAGGA 0\n#FNAMN €😀öö"), "€😀öö"],
  // A byte order mark promises UTF-8; what is not becomes the sign of a lost character.
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
