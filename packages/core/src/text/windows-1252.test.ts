import { expect, test } from "vitest";
import { decodeWindows1252 } from "./windows-1252.ts";

test("every byte is read as the platform reads it", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  // Some platforms decode the label latin1 by a shortcut that is wrong in 0x80-0x9F; this label is not shortened.
  expect(decodeWindows1252(bytes)).toBe(new TextDecoder("windows-1252").decode(bytes));
});
