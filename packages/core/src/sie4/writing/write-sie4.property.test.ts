import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSie4, readSie4, sie4ErrorText, sie4FindingText, writeSie4 } from "../index.ts";
import { sie4Content } from "../sie4-content.arbitrary.ts";

test("any books come back from their file as they were written", () => {
  fc.assert(
    fc.property(sie4Content, fc.boolean(), (content, withChecksum) => {
      const result = parseSie4(writeSie4(content, { withChecksum }));
      if (!result.ok) throw new Error(result.error.map((error) => sie4ErrorText(error)).join("\n"));
      const file = result.value;
      expect(file.checksum.status).toBe(withChecksum ? "right" : "none");
      for (const section of Object.keys(content) as (keyof typeof content)[]) {
        const read: unknown = section === "ver" ? [...file.ver] : file[section];
        expect(withoutLines(read)).toEqual(withoutLines(content[section]));
      }
    }),
  );
});

test("no change of a file's bytes makes the reader throw", () => {
  const folder = join(import.meta.dirname, "../../../testdata/sie4");
  const samples = ["type4e/pyramid-btrans-rtrans.se", "variants/utf8-bytes-ksumma-over-cp437.si"].map(
    (name) => new Uint8Array(readFileSync(join(folder, name)).subarray(0, 60_000)),
  );
  const change = fc.record({
    at: fc.nat(),
    byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(10, 13, 34, 35, 92, 123, 125)),
    isInserted: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 30 }),
      (sample, changes) => {
        const bytes = [...sample.subarray(-6000)];
        for (const { at, byte, isInserted } of changes)
          bytes.splice(at % bytes.length, isInserted ? 0 : 1, byte);
        readsSafely(Uint8Array.from([...sample.subarray(0, 600), 10, ...bytes]));
      },
    ),
  );
});

test("no bytes at all make the reader throw", () => {
  const start = [
    ...new TextEncoder().encode("#FLAGGA 0\n#RAR 0 20250101 20251231\n#VER A 1 20250101\n{\n#TRANS "),
  ];
  const word = fc.constantFrom(
    "#TRANS",
    "#RTRANS",
    "#BTRANS",
    "#VER",
    "#IB",
    "#KONTO",
    "#KSUMMA",
    "{",
    "}",
    '"',
    "\\",
    "\n",
    " 1930 ",
    " {} ",
    "-1.005",
    "999999999999.99",
    "20250101",
    "",
    "å",
  );
  const rubbish = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.array(word, { maxLength: 60 }).map((words) => new TextEncoder().encode(words.join(" "))),
  );
  fc.assert(
    fc.property(rubbish, fc.boolean(), (bytes, isFile) => {
      readsSafely(isFile ? Uint8Array.from([...start, ...bytes]) : bytes);
    }),
  );
});

/** Reads a file, and visits everything that was read. */
function readsSafely(bytes: Uint8Array): void {
  const result = readSie4(bytes);
  if (!result.ok) return;
  const file = result.value;
  for (const error of file.errors) expect(sie4ErrorText(error)).not.toBe("");
  for (const finding of file.findings) expect(sie4FindingText(finding)).not.toBe("");
  const again = readSie4(writeSie4(file));
  expect(again.ok && again.value.ver.length).toBe(file.ver.length);
}

function withoutLines(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === "line" ? undefined : each)));
}
