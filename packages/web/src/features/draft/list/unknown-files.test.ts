import { expect, test } from "vitest";
import { filesError, unknownFilesError } from "./unknown-files.ts";

test.each([
  [["text.docx"], "Okänd filtyp text.docx", /^Enbart bilder och pdf:er kan laddas upp som verifikat/],
  [["konto.csv"], "Kontoutdrag kan inte läsas in än", /^konto\.csv ser ut som ett kontoutdrag\./],
  [["a.skv", "b.xml"], "Kontoutdrag kan inte läsas in än", /^a\.skv, b\.xml ser ut som kontoutdrag\./],
  [["konto.csv", "b.exe"], "Okänd filtyp konto.csv, b.exe", /^Enbart bilder/],
])("%j", async (names, title, message) => {
  expect(await unknownFilesError(names.map((name) => new File([""], name)))).toEqual({
    title,
    message: expect.stringMatching(message),
    level: "warning",
  });
});

test.each([
  ["Ring Anna om fakturan;\nhon har den.", "Okänd filtyp a.txt"],
  ["", "Okänd filtyp a.txt"],
  ["Datum;Text;Belopp\n2026-01-02;Hyra;-900,00", "Kontoutdrag kan inte läsas in än"],
  ["2026-01-02\tHyra\t-900,00\r\n2026-01-03\tRänta\t1,00", "Kontoutdrag kan inte läsas in än"],
])("a text file is a statement where it has columns: %j", async (text, title) => {
  expect((await unknownFilesError([new File([text], "a.txt")]))?.title).toBe(title);
});

test("nothing is said of files that are pictures or PDFs", async () => {
  expect(await unknownFilesError([])).toBeUndefined();
});

test("files of an unknown kind are named beside those that could not be uploaded", async () => {
  const unknown = await unknownFilesError([new File([""], "virus.exe")]);
  const empty = { title: "tom.pdf", message: "Filen är tom.", level: "warning" } as const;
  expect(filesError(unknown, empty)).toEqual({
    title: "Några filer är inte uppladdade",
    message: `Okänd filtyp virus.exe: ${unknown?.message}\ntom.pdf: Filen är tom.`,
    level: "warning",
  });
  const several = { title: "Några filer är inte uppladdade", message: "a.pdf: Tom.\nb.pdf: Trasig." };
  expect(filesError(unknown, several)?.message).toBe(
    `Okänd filtyp virus.exe: ${unknown?.message}\n${several.message}`,
  );
  expect([filesError(unknown, undefined), filesError(undefined, empty)]).toEqual([unknown, empty]);
});
