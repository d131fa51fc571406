import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { rowsOf, taxSide } from "./tax-form.ts";
import { ink2, ne } from "./tax-forms.arbitrary.ts";
import { type TypedField, typedFieldError, typedFieldErrorText, typedFieldKind } from "./typed-fields.ts";

const said = (field: TypedField) => {
  const error = typedFieldError(field);
  return error === undefined ? "" : typedFieldErrorText(error);
};

test("TX8: just the fields of the forms that follow from nothing are typed", () => {
  const parts = [ink2, ne].flatMap((form) => [
    ...taxSide(form),
    ...(form.main === undefined ? [] : [form.main]),
  ]);
  for (const row of parts.flatMap(rowsOf)) {
    const isTyped = row.derivedFrom === undefined && row.computed === undefined;
    expect([row.section, typedFieldKind(row.sruMap[0].sru)]).toEqual([
      row.section,
      isTyped ? "amount" : undefined,
    ]);
  }
});

test.each([
  [{ code: 7653, amount: ore(100) }, ""],
  [{ code: 7653, amount: ore(0) }, ""],
  [{ code: 8041, isTicked: true }, ""],
  [{ code: 90, isTicked: true }, ""],
  [{ code: 7020, text: "Konsult" }, ""],
  // The types of NE's 7025 and 8000-8012 are not known, so nothing is filed there.
  [{ code: 7025, text: "Eva Ek" }, "Fältet fylls inte i för hand på blanketten"],
  [{ code: 8000, amount: ore(100) }, "Fältet fylls inte i för hand på blanketten"],
  [{ code: 8012, isTicked: true }, "Fältet fylls inte i för hand på blanketten"],
  [{ code: 7670, amount: ore(100) }, "Fältet fylls inte i för hand på blanketten"],
  [{ code: 7653 }, "Fältet tar ett annat slags uppgift"],
  [{ code: 7653, isTicked: true }, "Fältet tar ett annat slags uppgift"],
  [{ code: 8041, amount: ore(100) }, "Fältet tar ett annat slags uppgift"],
  [{ code: 7020, amount: ore(100) }, "Fältet tar ett annat slags uppgift"],
  [{ code: 7653, amount: ore(100), text: "x" }, "Fältet tar ett annat slags uppgift"],
  [{ code: 7653, amount: ore(150) }, "Ange hela kronor, utan ören"],
  [{ code: 7653, amount: ore(-100) }, "Ange beloppet utan minustecken: blanketten har tecknet"],
  [{ code: 7653, amount: ore(99_999_999_999_900) }, ""],
  [{ code: 7653, amount: ore(100_000_000_000_000) }, "Beloppet kan ha högst 12 siffror"],
  [{ code: 7020, text: " " }, "Texten är tom"],
  [{ code: 7020, text: "x".repeat(80) }, ""],
  [{ code: 7020, text: "x".repeat(81) }, "Du kan ange högst 80 tecken"],
] as const)("TX8: %j: %s", (field, text) => {
  expect(said(field)).toBe(text);
});

test("an unknown error is a bug", () => {
  expect(() => typedFieldErrorText({ code: "none" as never })).toThrow("Unhandled case");
});
