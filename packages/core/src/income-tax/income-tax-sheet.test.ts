import { describe, expect, test } from "vitest";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { type Ore, ore } from "../money/index.ts";
import { sheetCsv, sheetSpreadsheet } from "../report/index.ts";
import { incomeTaxSheet } from "./income-tax-sheet.ts";
import { activePlan, basPlan, exampleRows, ink2, reportOf, yearBooks } from "./tax-forms.arbitrary.ts";
import { incomeTaxSide } from "./tax-side.ts";

const plan = activePlan(basPlan);
const linesOf = (
  rows: Parameters<typeof yearBooks>[1],
  choice: { readonly hidesEmpty?: boolean; readonly showsDetails?: boolean } = {},
  typed: ReadonlyMap<number, Ore> = new Map(),
) => {
  const report = reportOf(yearBooks([], rows), plan);
  const sheet = incomeTaxSheet(report, incomeTaxSide(ink2, report, typed), {
    title: "Inkomstdeklaration",
    range: fiscalYearRange(year2025),
    hidesEmpty: true,
    showsDetails: false,
    ...choice,
  });
  return {
    sheet,
    lines: sheetCsv(sheet)
      .replace(/^\uFEFF/, "")
      .trim()
      .split(/\r?\n/),
  };
};

test("section, name, SRU number and amount, with the sum of each group, and of assets and of the rest", () => {
  const { lines } = linesOf(exampleRows, {}, new Map([[7653, ore(480_000)]]));
  expect(lines).toEqual([
    "Rad;Benämning;SRU-nummer;Belopp",
    ";Tillgångar;;",
    ";Materiella anläggningstillgångar;;",
    "2.4;Maskiner, inventarier och övriga materiella anläggningstillgångar;7215;60000",
    ";S:a Materiella anläggningstillgångar;;60000",
    ";Kortfristiga fordringar;;",
    "2.19;Kundfordringar;7251;125000",
    ";S:a Kortfristiga fordringar;;125000",
    ";Kassa och bank;;",
    "2.26;Kassa, bank och redovisningsmedel;7281;515000",
    ";S:a Kassa och bank;;515000",
    ";S:a Tillgångar;;700000",
    ";Eget kapital och skulder;;",
    ...lines.slice(13),
  ]);
  expect(lines).toContain(";S:a Eget kapital och skulder;;700000");
  expect(lines).not.toContainEqual(expect.stringContaining("S:a Resultaträkning"));
  expect(lines).not.toContainEqual(expect.stringContaining("Avrundning"));
  expect(lines.slice(lines.indexOf(";Skattemässiga justeringar;;"))).toEqual([
    ";Skattemässiga justeringar;;",
    ";Årets resultat;;",
    "4.1;Årets resultat, vinst;7650;189219",
    ";4.3 Bokförda kostnader som inte ska dras av;;",
    "4.3a;Skatt på årets resultat;7651;50181",
    "4.3c;Andra bokförda kostnader;7653;4800",
    ";Överskott eller underskott;;",
    "4.15;Överskott (flyttas till p. 1.1);7670;244200",
  ]);
  expect(lines).toContain("1.1;Överskott av näringsverksamhet;7104;244200");
});

describe("details", () => {
  const rows = [
    [1930, 10.5],
    [3001, -10.5],
  ] as const;

  test("the accounts of each row, exact amounts beside those that are filed, and the result that is not booked", () => {
    const { lines, sheet } = linesOf(rows, { showsDetails: true });
    expect(lines.slice(0, 5)).toEqual([
      "Rad;Konto;Benämning;SRU-nummer;Exakt;Belopp",
      ";;Tillgångar;;;",
      ";;Kassa och bank;;;",
      "2.26;;Kassa, bank och redovisningsmedel;7281;10,50;10",
      `;1930;${plan.accounts2.find(({ id }) => id === 1930)?.name};;10,50;`,
    ]);
    expect(lines).toContain(";;Årets resultat, inte bokfört;;10,50;");
    expect(sheetSpreadsheet(sheet).rows[2]?.values).toEqual([
      "2.26",
      undefined,
      "Kassa, bank och redovisningsmedel",
      "7281",
      10.5,
      10,
    ]);
  });

  test("rows whose accounts sum to zero are shown with them", () => {
    const cleared = [...rows, [1510, 5], [1510, -5]] as const;
    expect(linesOf(cleared).lines.join("\n")).not.toContain("2.19");
    expect(linesOf(cleared, { showsDetails: true }).lines).toContain("2.19;;Kundfordringar;7251;0,00;0");
  });
});

test("empty rows are shown when they are asked for, every row of the form", () => {
  const { lines } = linesOf([], { hidesEmpty: false });
  const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
  expect([count("2."), count("3."), count("4."), count("1.")]).toEqual([50, 27, 44, 18]);
  expect(linesOf([]).lines).toEqual(["Rad;Benämning;SRU-nummer;Belopp"]);
});

test("TX6: what the cut rows lack is a row of its own in both parts", () => {
  const { lines, sheet } = linesOf([
    [1930, 0.5],
    [1510, 1.6],
    [2440, 0.9],
    [3001, -10.5],
    [5010, 5.9],
    [8410, 1.6],
  ]);
  expect(lines.filter((line) => line.includes("Avrundning"))).toEqual([";Avrundning;;-2", ";Avrundning;;-1"]);
  const ids = Array.from({ length: sheet.page.length }, (_, at) => sheet.page.at(at)?.id);
  expect(new Set(ids).size).toBe(ids.length);
});
