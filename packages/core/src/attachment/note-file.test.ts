import { expect, test } from "vitest";
import { isNoteFile, noteFileName, noteTitle } from "./note-file.ts";

test.each([
  ["Möte.md", true],
  ["Möte.MARKDOWN", true],
  ["kvitto.pdf", false],
  ["md", false],
])("B35: %s is a note: %s", (name, expected) => {
  expect(isNoteFile(name)).toBe(expected);
});

test.each([
  ["Möte", "Möte.md"],
  ["Möte.md", "Möte.md"],
  ["  ", "Anteckning.md"],
  ["../a:b", "..-a-b.md"],
  ["x".repeat(300), `${"x".repeat(252)}.md`],
  ["Anteckning.markdown", "Anteckning.md"],
  ["\u0000\u001frad\u007f", "-rad-.md"],
  [`${"x".repeat(251)}\u{1F600}`, `${"x".repeat(251)}\uFFFD.md`],
])("B35: the title '%s' is stored under a name", (title, expected) => {
  expect(noteFileName(title)).toBe(expected);
  expect(noteTitle(noteFileName(title))).toBe(expected.slice(0, -3));
});
