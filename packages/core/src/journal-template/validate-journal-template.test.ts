import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type JournalTemplateForm,
  journalTemplateErrorText,
  validateJournalTemplate,
} from "./validate-journal-template.ts";

const chart = new Set([1930, 5410, 2641]);
const rows = [
  { accountId: 1930, amount: -100 },
  { accountId: 5410, amount: 80 },
  { accountId: 2641, amount: 0 },
];

describe("a journal template", () => {
  test.each<[string, JournalTemplateForm, string[]]>([
    ["a whole one", { name: "Kontor", entries: rows }, []],
    ["with the blank row of a form", { name: "Kontor", entries: [...rows, { amount: 0 }] }, []],
    ["four decimals", { name: "Mat", entries: [{ accountId: 1930, amount: 89.2857 }] }, []],
    [
      "five decimals",
      { name: "Mat", entries: [{ accountId: 1930, amount: 89.28571 }] },
      ["percent-decimals 0"],
    ],
    [
      "a share that no field takes",
      { name: "Mat", entries: [{ accountId: 1930, amount: -1e300 }] },
      ["percent-too-large 0"],
    ],
    ["no name", { name: " ", entries: rows }, ["name-missing"]],
    ["no row", { name: "Tom", entries: [{ amount: 5 }] }, ["entries-missing"]],
    ["only shares of 0", { name: "Noll", entries: [{ accountId: 1930, amount: 0 }] }, ["shares-missing"]],
    [
      "an account of no chart",
      { name: "Kontor", entries: [...rows, { accountId: 6110, amount: 1 }] },
      ["account-unknown 3"],
    ],
    [
      "no account of the chart",
      { name: "Kontor", entries: [{ accountId: 6110, amount: 1 }] },
      ["account-unknown 0", "entries-invalid"],
    ],
  ])("%s", (_, form, expected) => {
    const found = validateJournalTemplate(form, chart);
    expect(found.map((error) => ("row" in error ? `${error.code} ${error.row}` : error.code))).toEqual(
      expected,
    );
  });

  test("without a chart any account will do", () => {
    const form = { name: "Kontor", entries: [{ accountId: 6110, amount: 1 }] };
    expect(validateJournalTemplate(form)).toEqual([]);
  });

  test("says how large a share may be", () => {
    const [error] = validateJournalTemplate({ name: "A", entries: [{ accountId: 1930, amount: 1e10 }] });
    expect(error && journalTemplateErrorText(error).replaceAll("\u00A0", " ")).toBe(
      "Värdet får inte vara större än 9 999 999 999,00",
    );
  });

  test("its sentences", () => {
    const text = (form: JournalTemplateForm) =>
      validateJournalTemplate(form, chart).map(journalTemplateErrorText);
    expect(text({ name: "", entries: [] })).toEqual([
      "Du måste ange namn",
      "Konteringsmallen måste ha minst en konteringsrad",
    ]);
    expect(text({ name: "A", entries: [{ accountId: 1930, amount: 0 }] })).toEqual([
      "Du måste ange minst en giltig konteringsrad",
    ]);
    expect(text({ name: "A", entries: [{ accountId: 6110, amount: 0.00001 }] })).toEqual([
      "Kontot finns inte i kontoplanen",
      "Du måste ange minst en giltig konteringsrad",
      "En andel får ha högst fyra decimaler",
    ]);
  });

  test("property: any percentage of four decimals will do, with a digit more none", () => {
    const percents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(percents, fc.integer({ min: 1, max: 9 }), (tenThousandths, digit) => {
        const errors = (amount: number) =>
          validateJournalTemplate({ name: "A", entries: [...rows.slice(0, 1), { accountId: 1930, amount }] })
            .length;
        expect(errors(tenThousandths / 10_000)).toBe(0);
        expect(errors((tenThousandths * 10 + digit) / 100_000)).toBe(1);
      }),
    );
  });
});

test("an unknown error code stops the program", () => {
  expect(() => journalTemplateErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
