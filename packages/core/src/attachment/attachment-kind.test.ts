import { expect, test } from "vitest";
import { ATTACHMENT_EXTENSIONS, attachmentKind } from "./attachment-kind.ts";

test.each([
  ["kvitto.jpg", "picture"],
  ["kvitto.JPEG", "picture"],
  ["kvitto.png", "picture"],
  ["kvitto.gif", "picture"],
  ["2026-10-19 kvitto.no 2.webp", "picture"],
  ["IMG_0001.HEIC", "heif"],
  ["bild.heif", "heif"],
  ["faktura.PDF", "pdf"],
])("%s is a %s", (name, kind) => {
  expect(attachmentKind(name)).toBe(kind);
});

test.each(["", "pdf", "kvitto", "kvitto.", "kvitto.pdf.exe", "bild.svg", "blad.txt", "kontoutdrag.csv"])(
  "%j is no voucher",
  (name) => {
    expect(attachmentKind(name)).toBeUndefined();
  },
);

test("the endings of files that can be vouchers", () => {
  expect(ATTACHMENT_EXTENSIONS).toEqual(["jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "pdf"]);
});
