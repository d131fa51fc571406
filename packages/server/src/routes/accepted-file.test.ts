import { expect, test } from "vitest";
import { acceptedType } from "./accepted-file.ts";

const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");

test.each([
  ["kvitto.jpg", "\xff\xd8\xff\xe0", "image/jpeg"],
  ["KVITTO.JPEG", "\xff\xd8\xff\xe1", "image/jpeg"],
  ["a.png", "\x89PNG\r\n\x1a\n", "image/png"],
  ["a.gif", "GIF89a", "image/gif"],
  ["a.webp", "RIFF\x01\x02\x0a\x04WEBP", "image/webp"],
  ["a.heic", "\0\0\0\x18ftypheic", "image/heic"],
  ["a.heif", "\0\0\0\x18ftypmif1", "image/heif"],
  ["a.pdf", "%PDF-1.7", "application/pdf"],
  ["a.pdf", "\n%PDF-1.7", "application/pdf"],
  ["anteckning.md", "# Rubrik\n", "text/markdown"],
  ["tom.md", "", "text/markdown"],
  // Among pictures the content decides.
  ["a.jpg", "\0\0\0\x18ftypheic", "image/heic"],
])("%s that begins %j is %s", (name, start, type) => {
  expect(acceptedType(name, bytes(start))).toBe(type);
});

test.each([
  ["a.exe", "MZ"],
  ["a.pdf", "MZ"],
  ["a.png", "<html>"],
  ["a.svg", "<svg>"],
  ["a.html", "%PDF-"],
  ["a", "%PDF-"],
  ["", ""],
  ["a.md", "\0\x01"],
  ["a.md", "\xff\xfe"],
  ["a.pdf.exe", "%PDF-"],
  ["a.jpg", "%PDF-"],
  ["a.heic", "\0\0\0\x18ftypisom"],
])("%s that begins %j is not accepted", (name, start) => {
  expect(acceptedType(name, bytes(start))).toBeUndefined();
});

test("a letter cut in two at the end of what is looked at is still text", () => {
  expect(acceptedType("a.md", Buffer.from("å").subarray(0, 1))).toBe("text/markdown");
});
