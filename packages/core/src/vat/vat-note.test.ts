import { expect, test } from "vitest";
import { cutVatNote, LONGEST_VAT_NOTE, noteOfFile, replacedInFile } from "./vat-note.ts";

test.each([
  ["en rad\r\noch en\ntill\tdär", "en rad och en till där"],
  [" – “citat” ’n’ … € ", "- \"citat\" 'n' . E"],
  ["Łódź, Dvořák", "?ódz, Dvorák"],
  ["漢字 😀", "?? ?"],
  ["a\u0301", "á"],
  ["\u0000\u0085x", "??x"],
])("%j is %j in the file", (note, expected) => {
  expect(noteOfFile(note)).toBe(expected);
});

test("what is replaced is told, each character once", () => {
  expect(replacedInFile("åäö – x – ł")).toEqual(["–", "ł"]);
});

test("a text is cut to the room there is, between characters", () => {
  expect(cutVatNote("x".repeat(300))).toHaveLength(LONGEST_VAT_NOTE);
  expect(cutVatNote("x".repeat(301))).toHaveLength(LONGEST_VAT_NOTE);
  expect(cutVatNote(`${"x".repeat(299)}😀`)).toBe("x".repeat(299));
  expect(cutVatNote(`😀${"x".repeat(300)}`)).toBe(`😀${"x".repeat(298)}`);
  expect(noteOfFile("क़".repeat(200))).toHaveLength(LONGEST_VAT_NOTE);
});
