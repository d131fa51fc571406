import { expect, test } from "vitest";
import { sruEntries, taxFormErrorText } from "./sru-entries.ts";
import type { SruMapping, TaxForm } from "./tax-form.ts";
import { formForYear } from "./tax-form.ts";
import { ink2, ne } from "./tax-forms.arbitrary.ts";

const field = (sru: number, accounts: readonly string[], condition?: "+" | "-"): SruMapping => ({
  sru,
  orientation: "credit",
  accountMap: [condition === undefined ? { accounts } : { accounts, condition }],
});
type Row = readonly [section: string, field: SruMapping, ...others: SruMapping[]];
const form = (rows: readonly Row[]): TaxForm => ({
  year: 2024,
  form: "INK2",
  sections: [
    {
      form: "INK2R",
      section: "2",
      name: "Balansräkning",
      items: [
        {
          section: "",
          name: "",
          items: rows.map(([section, first, ...others]) => ({
            section,
            name: "",
            sruMap: [first, ...others],
          })),
        },
      ],
    },
  ],
});
const refusal = (...rows: readonly Row[]) => {
  const entries = sruEntries(form(rows));
  return entries.ok ? "" : taxFormErrorText(entries.error);
};
const because = (reason: string) => `Blankettens kontokoppling kan inte användas: ${reason}.`;

test("the published forms have entries for all their accounts", () => {
  expect(sruEntries(ink2).ok && sruEntries(ne).ok).toBe(true);
});

test("TX4: a pair is one entry, any other repetition of an account refuses the form", () => {
  expect(refusal(["2.1", field(7201, ["1000-1010"], "+"), field(7202, ["1000-1010"], "-")])).toBe("");
  expect(refusal(["2.1", field(7201, ["1000-1010"])], ["2.2", field(7202, ["1010"])])).toBe(
    because("konto 1010 finns i mer än en SRU-post"),
  );
  expect(refusal(["2.1", field(7201, ["1000", "1000"])])).toBe(
    because("konto 1000 finns i mer än en SRU-post"),
  );
});

test("TX4: at most one field may match a row", () => {
  const twice = because("mer än ett fält kan gälla för rad 2.1");
  expect(refusal(["2.1", field(7201, ["1000"]), field(7202, ["1001"])])).toBe(twice);
  expect(refusal(["2.1", field(7201, ["1000"], "+"), field(7202, ["1001"], "+")])).toBe(twice);
  expect(refusal(["2.1", field(7201, ["1000"])], ["2.1", field(7202, ["1001"])])).toBe(twice);
  expect(refusal(["2.1", field(7201, ["1000"])], ["2.2", field(7201, ["1001"])])).toBe(
    because("fält 7201 finns på mer än en rad"),
  );
});

test("TX4: a field for one sign alone refuses the form", () => {
  const half = because("rad 2.1 saknar fält för det andra tecknet");
  expect(refusal(["2.1", field(7201, ["1000"], "+")])).toBe(half);
  expect(refusal(["2.1", field(7201, ["1000"], "-")])).toBe(half);
});

test("TX1: the newest form that is not after the year's end", () => {
  const forms = [{ year: 2026 }, { year: 2024 }, { year: 2025 }];
  expect([2023, 2024, 2025, 2030].map((year) => formForYear(forms, year)?.year)).toEqual([
    undefined,
    2024,
    2025,
    2026,
  ]);
});
