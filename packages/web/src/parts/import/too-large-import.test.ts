import { expect, test } from "vitest";
import { tooLargeImport } from "./too-large-import.ts";

const MIB = 1024 * 1024;

test.each([
  [64 * MIB, 64 * MIB],
  [80 * MIB, undefined],
])("%d bytes where the server takes %s is no error", (bytes, limit) => {
  expect(tooLargeImport(bytes, limit)).toBeUndefined();
});

test.each([
  [64 * MIB + 1, 64 * MIB, "65 MiB att skicka, och servern tar emot högst 64 MiB"],
  [3000, 2048, "3 KiB att skicka, och servern tar emot högst 2 KiB"],
])("%d bytes where the server takes %d: size and limit are told", (bytes, limit, text) => {
  expect(tooLargeImport(bytes, limit)?.message).toContain(text);
});
