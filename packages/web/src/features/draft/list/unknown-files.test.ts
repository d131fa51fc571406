import { expect, test } from "vitest";
import { unknownFilesError } from "./unknown-files.ts";

test.each([
  [["text.docx"], "Okänd filtyp text.docx", /^Enbart bilder och pdf:er kan laddas upp som verifikat/],
  [["konto.csv"], "Okänd filtyp konto.csv", /^Det ser ut som ett kontoutdrag\./],
  [["konto.csv", "b.exe"], "Okänd filtyp konto.csv, b.exe", /^Enbart bilder/],
])("%j", (names, title, message) => {
  expect(unknownFilesError(names)).toEqual({
    title,
    message: expect.stringMatching(message),
    level: "warning",
  });
});

test("nothing is said of files that are pictures or PDFs", () => {
  expect(unknownFilesError([])).toBeUndefined();
});
