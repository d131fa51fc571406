import { expect, test } from "vitest";
import { partsOfText } from "./text-parts.ts";

test("a long text goes in parts of bounded size, whole characters in each, and comes out the same", async () => {
  const parts: Uint8Array[] = [];
  const text = partsOfText(async (bytes) => {
    parts.push(bytes);
  });
  const long = `x${"\u{1F600}å".repeat(200_000)}`;
  await text.add('{"head":"');
  await text.add(long);
  await text.add('"}');
  parts.push(text.rest());
  expect(parts.length).toBeGreaterThan(4);
  // Each part can be read by itself: no character is cut.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  expect(parts.map((part) => decoder.decode(part)).join("")).toBe(`{"head":"${long}"}`);
  for (const part of parts) expect(part.byteLength).toBeLessThan(1024 * 1024);
});
