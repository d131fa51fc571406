import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { returnNotices, returnNoticeText } from "./return-notices.ts";
import { activePlan, basPlan, reportOf, yearBooks } from "./tax-forms.arbitrary.ts";

const sale = [
  [1930, 1000],
  [3001, -1000],
] as const;
const said = (rows: Parameters<typeof yearBooks>[1], opened: typeof rows = []) => {
  const plan = activePlan(basPlan, { 1510: { sru: 7281 } });
  return returnNotices(reportOf(yearBooks(opened, rows), plan)).map((notice) =>
    returnNoticeText(notice).replaceAll("\u00A0", " "),
  );
};

test("a result that is not booked, or booked with another amount", () => {
  expect(said(sale)).toEqual([
    "Årets resultat 1 000,00 är inte bokfört på konto 8999 än. Det är medräknat i eget kapital.",
  ]);
  expect(said([...sale, [8999, 900], [2099, -900]])).toEqual([
    "På konto 8999 är 900,00 bokfört som årets resultat, men resultaträkningen ger 1 000,00.",
  ]);
  expect(said([...sale, [8999, 1000], [2099, -1000]])).toEqual([]);
});

test("books that do not balance, and codes that differ from the form", () => {
  expect(said([], [[1510, 50]])).toEqual([
    "Tillgångarna skiljer sig från eget kapital och skulder med 50,00.",
    "Konto 1510 har SRU-nummer 7281 i kontoplanen. Enligt blanketten hör det till 7251.",
  ]);
});

test("an unknown notice is a bug", () => {
  expect(() => returnNoticeText({ code: "none", result: ore(0) } as never)).toThrow("Unhandled case");
});
