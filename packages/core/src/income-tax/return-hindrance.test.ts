import { expect, test } from "vitest";
import { COMPANY_TYPES } from "../company/index.ts";
import { formOfCompany, returnHindranceText } from "./return-hindrance.ts";

test.each([
  [{ code: "years-missing" }, "Räkenskapsår saknas"],
  [{ code: "year-not-chosen" }, "Du måste välja ett räkenskapsår för att se inkomstdeklarationen"],
  [{ code: "not-loaded" }, "Kunde inte hämta data för det valda räkenskapsåret"],
  [{ code: "number-missing" }, "Organisationsnummer saknas i företagsinställningar"],
  [{ code: "year-unknown", fiscalYearId: "f1" }, "Räkenskapsåret med id f1 finns inte"],
  [{ code: "company-type" }, "Företagstypen är inte implementerad än"],
  [{ code: "form-missing", year: 2024 }, "Det finns ingen blankett för räkenskapsår som slutar före 2024"],
] as const)("%j: %s", (hindrance, text) => {
  expect(returnHindranceText(hindrance)).toBe(text);
});

test("an unknown hindrance is a bug", () => {
  expect(() => returnHindranceText({ code: "none" } as never)).toThrow("Unhandled case");
});

test("INK2 is for a limited company, NE for a sole trader, and no other type has a form", () => {
  const forms = COMPANY_TYPES.flatMap((type) => {
    const form = formOfCompany(type);
    return form === undefined ? [] : [[type, form]];
  });
  expect(forms).toEqual([
    ["AB", "INK2"],
    ["E", "NE"],
  ]);
});
