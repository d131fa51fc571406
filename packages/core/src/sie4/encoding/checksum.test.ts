import { describe, expect, test } from "vitest";
import { crc32, encodeCp437, encodeUtf8 } from "../../text/index.ts";
import { readSie4 } from "../index.ts";

function statusOf(bytes: Uint8Array): string {
  const file = readSie4(bytes);
  if (!file.ok) throw new Error(file.error.code);
  return file.value.checksum.status;
}

/** A file with the checksum of its records. */
function fileOf(record: string, summed: string, ...behind: readonly string[]): string {
  return ["#FLAGGA 0", "#KSUMMA", record, `#KSUMMA ${crc32(encodeCp437(summed))}`, ...behind].join("\n");
}

describe("what #KSUMMA counts", () => {
  test.each([
    ["#PROSA x", "#PROSAx"],
    ['#PROSA  "x y"\t z', "#PROSAx yz"],
    ['#PROSA "C:\\data"', "#PROSAC:\\data"],
    ['#PROSA "say \\"yes\\""', '#PROSAsay "yes"'],
    ['#PROSA "{x}" {1 A}', "#PROSA{x}1A"],
    ['#PROSA "Å \\"ö\\""', '#PROSAÅ "ö"'],
  ])("%s counts as %s, in whatever encoding", (record, summed) => {
    expect(statusOf(encodeCp437(fileOf(record, summed)))).toBe("right");
    expect(statusOf(encodeUtf8(fileOf(record, summed)))).toBe("right");
    expect(statusOf(encodeUtf8(fileOf(record, `${summed}x`)))).toBe("wrong");
  });

  test.each([
    ["bytes", encodeCp437(fileOf("#PROSA x", "#PROSAx"))],
    ["a Buffer of Node", Buffer.from(encodeCp437(fileOf("#PROSA x", "#PROSAx")))],
  ])("reading leaves %s of a file as they are", (_name, bytes) => {
    const before = Uint8Array.from(bytes);
    expect(statusOf(bytes)).toBe("right");
    expect(Uint8Array.from(bytes)).toEqual(before);
  });

  test("nothing behind the end", () => {
    expect(statusOf(encodeCp437(fileOf("#PROSA x", "#PROSAx", "#PROSA y", "#KONTO 1930 z")))).toBe("right");
  });
});
