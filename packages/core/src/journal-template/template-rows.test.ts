import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  EMPTY_TEMPLATE_ROW,
  isEmptyTemplateRow,
  percentText,
  readTemplateForm,
  settledPercents,
  type TemplateFormRow,
  templateFormRows,
  templateSums,
  withEmptyRow,
} from "./template-rows.ts";

const chart = new Set([1930, 5410, 2641]);
const row = (account: string, debit: string, credit = "", text = ""): TemplateFormRow => ({
  account,
  debit,
  credit,
  text,
});
const read = (...rows: readonly TemplateFormRow[]) =>
  readTemplateForm({ id: "t", name: " Kontor ", description: " Papper ", rows }, chart);

describe("the form of a template", () => {
  test("is read, without the rows that are empty", () => {
    const { template, errors } = read(
      row("1930", "", "100"),
      row("5410", "80", "", " Pennor "),
      row("2641", ""),
      EMPTY_TEMPLATE_ROW,
    );
    expect(errors).toEqual([]);
    expect(template).toStrictEqual({
      id: "t",
      name: "Kontor",
      description: "Papper",
      entries: [
        { accountId: 1930, amount: -100 },
        { accountId: 5410, amount: 80, description: "Pennor" },
        { accountId: 2641, amount: 0 },
      ],
    });
  });

  test.each<[string, readonly TemplateFormRow[], readonly string[]]>([
    ["nothing", [EMPTY_TEMPLATE_ROW], ["entries-missing"]],
    ["a percentage without an account", [row("1930", "100"), row("", "20")], ["account-unknown 1"]],
    ["a text without an account", [row("1930", "100"), row("", "", "", "x")], ["account-unknown 1"]],
    ["half an account", [row("19", "100")], ["account-unknown 0", "entries-invalid"]],
    ["no percentage", [row("1930", "1x")], ["percent-unreadable 0"]],
    ["none in credit", [row("1930", "", "abc")], ["percent-unreadable 0"]],
  ])("%s is told", (_, rows, expected) => {
    const codes = read(...rows).errors.map((error) =>
      "row" in error ? `${error.code} ${error.row}` : error.code,
    );
    expect(codes).toEqual(expected);
  });

  test.each<[string, TemplateFormRow, TemplateFormRow]>([
    ["MO6: 25% is 25", row("1930", "25%"), row("1930", "25")],
    ["arithmetic", row("1930", "100/3"), row("1930", "33,3333")],
    ["a negative debit is credit", row("1930", "-40"), row("1930", "", "40")],
    ["a negative credit is debit", row("1930", "", "−40,5"), row("1930", "40,5")],
    ["nothing", row("1930", ""), row("1930", "")],
    ["0 is the rest, as nothing is", row("1930", "", "0"), row("1930", "")],
    ["what cannot be read stays", row("1930", "4x"), row("1930", "4x")],
  ])("a percentage that is left: %s", (_, typed, expected) => {
    expect(settledPercents(typed)).toEqual(expected);
  });

  test("always ends with one empty row", () => {
    expect(withEmptyRow([])).toEqual([EMPTY_TEMPLATE_ROW]);
    const rows = [row("1930", ""), EMPTY_TEMPLATE_ROW, row("", "5"), EMPTY_TEMPLATE_ROW, EMPTY_TEMPLATE_ROW];
    expect(withEmptyRow(rows)).toEqual([...rows.slice(0, 3), EMPTY_TEMPLATE_ROW]);
    expect(isEmptyTemplateRow(row(" ", " "))).toBe(true);
  });

  test("its sums, and whether a row takes the rest", () => {
    expect(templateSums([{ amount: -100 }, { amount: 33.3333 }, { amount: 66.6667 }])).toEqual({
      debit: 100,
      credit: 100,
      hasRest: false,
    });
    expect(templateSums([{ amount: -100 }, { amount: 0 }])).toEqual({ debit: 0, credit: 100, hasRest: true });
    expect(percentText(-33.3333)).toBe("−33,3333");
  });

  test("property: what is read is shown so that it is read the same", () => {
    const percents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 10_000);
    fc.assert(
      fc.property(fc.array(percents, { minLength: 1, maxLength: 5 }), (amounts) => {
        const entries = amounts.map((amount) => ({ accountId: 1930 as never, amount }));
        const rows = withEmptyRow(templateFormRows({ entries }));
        expect(read(...rows).template.entries).toEqual(
          entries.map((entry) => ({ ...entry, amount: entry.amount || 0 })),
        );
        expect(rows.map(settledPercents)).toEqual(rows);
      }),
    );
  });
});
