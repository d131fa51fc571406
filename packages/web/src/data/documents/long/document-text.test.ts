import { expect, test } from "vitest";
import { PartCollector, stringOf } from "./document-text.ts";

const PART = 1024 * 1024;

test("small pieces are joined to parts, each with a buffer of its own", () => {
  const collector = new PartCollector();
  const piece = new Uint8Array(300_000).fill(97);
  for (let count = 0; count < 4; count += 1) collector.add(piece);
  const parts = collector.parts();
  expect(parts.map(({ length }) => length)).toEqual([PART, 4 * piece.length - PART]);
  expect(parts.every(({ buffer, length }) => buffer.byteLength === length)).toBe(true);
  expect(stringOf(parts)).toBe("a".repeat(4 * piece.length));
});

test("a part as it was stored is not copied", () => {
  const [stored, last] = [new Uint8Array(PART).fill(97), new Uint8Array(10).fill(98)];
  const collector = new PartCollector();
  for (const bytes of [stored, last]) collector.add(bytes);
  expect(collector.parts()[0]).toBe(stored);
  expect(stringOf(collector.parts())).toBe("a".repeat(PART) + "b".repeat(10));
});
