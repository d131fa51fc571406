import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import type { HandedOut } from "../../filing/index.ts";
import { range } from "../vat-books.arbitrary.ts";
import { correctedVatText } from "./corrected-vat-text.ts";

/** Numbers are grouped by no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
const today = isoDate("2026-09-01");

const QUARTER = "Det som ändras i momsen kommer i momsrapporten för ";
test.each([
  [["2026-02-03"], undefined, "quarter", `${QUARTER}jan–mar 2026.`],
  [["2026-02-03"], "2026-01-31", "quarter", undefined],
  [["2026-02-03"], "2026-01-31", "month", `${QUARTER}feb 2026.`],
  [["2026-02-03", "2026-01-31"], "2026-01-31", "month", `${QUARTER}feb 2026.`],
  [["2026-02-03", "2026-04-01"], undefined, "quarter", `${QUARTER}jan–mar 2026 och apr–jun 2026.`],
  [["2026-02-03", "2026-03-01"], undefined, "quarter", `${QUARTER}jan–mar 2026.`],
  [["2026-02-03"], undefined, "year", `${QUARTER}2026.`],
  [["2026-02-03"], undefined, undefined, `${QUARTER}den period som 3 februari 2026 är i.`],
  [["2026-02-03"], "2026-02-03", undefined, undefined],
  [["2027-02-03"], undefined, "quarter", undefined],
  [[], undefined, "quarter", undefined],
] as const)("VR20: a correction on %s of %s by %s: %s", (days, original, type, text) => {
  const year = range("2026-01-01", "2026-12-31");
  const asked = {
    days: days.map((day) => isoDate(day)),
    original: original && isoDate(original),
    year,
    type,
    filings: [],
    today,
    ecSalesLists: [],
  };
  const said = correctedVatText(asked);
  expect(said && plain(said)).toBe(text);
});

const returned = (
  from: string,
  to: string,
  isDeclared = true,
  kind: HandedOut["kind"] = "vat",
): HandedOut => ({
  kind,
  period: range(from, to),
  isDeclared,
});
const Q1 = ["2026-01-01", "2026-03-31"] as const;
const DAY = `${QUARTER}den period som 3 juli 2026 är i.`;

test.each<[string, "year" | "quarter" | undefined, readonly HandedOut[], string | undefined]>([
  ["the year is chosen, and nothing declared", "year", [], undefined],
  ["the year is chosen, after a quarter was declared", "year", [returned(...Q1)], `${QUARTER}jul–sep 2026.`],
  [
    "the quarter is chosen, after the year was declared",
    "quarter",
    [returned("2026-01-01", "2026-12-31")],
    undefined,
  ],
  ["a quarter was only saved", "year", [returned(...Q1, false)], undefined],
  ["nothing is chosen, and the quarter was declared", undefined, [returned(...Q1)], DAY],
  [
    "nothing is chosen, and the year was declared",
    undefined,
    [returned("2026-01-01", "2026-12-31")],
    undefined,
  ],
  [
    "nothing is chosen, and the year only saved",
    undefined,
    [returned("2026-01-01", "2026-12-31", false)],
    DAY,
  ],
  [
    "nothing is chosen, and another file was declared",
    undefined,
    [returned("2026-01-01", "2026-12-31", true, "incomeTax")],
    DAY,
  ],
])("VR20: a correction in July of what is in February, where %s", (_name, type, filings, text) => {
  const days = [isoDate("2026-07-03")];
  const year = range("2026-01-01", "2026-12-31");
  const original = isoDate("2026-02-03");
  const said = correctedVatText({ days, original, year, type, filings, today, ecSalesLists: [] });
  expect(said && plain(said)).toBe(text);
});

test.each<[string, string, readonly string[], string]>([
  [
    "2026-02-03",
    "2026-07-03",
    ["jul 2026"],
    `${QUARTER}jul–sep 2026, och i den periodiska sammanställningen för jul 2026.`,
  ],
  [
    "2026-02-03",
    "2026-03-03",
    ["mar 2026", "apr 2026"],
    "Det som ändras i försäljningen till andra EU-länder kommer i den periodiska sammanställningen för mar 2026 och apr 2026.",
  ],
])(
  "VR20: the correction of an EU sale of %s on %s names the lists %s as well",
  (original, day, ecSalesLists, text) => {
    const said = correctedVatText({
      days: [isoDate(day)],
      original: isoDate(original),
      year: range("2026-01-01", "2026-12-31"),
      type: "quarter",
      filings: [],
      today,
      ecSalesLists,
    });
    expect(said && plain(said)).toBe(text);
  },
);
