import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { CHECK_DIGITS } from "./check-digits.ts";

/** The form of the numbers of each country that a list may name a buyer of: what stands after the country's code. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["AT", /^U\d{8}$/],
  ["BE", /^[01]\d{9}$/],
  ["BG", /^\d{9,10}$/],
  ["CY", /^\d{8}[A-Z]$/],
  ["CZ", /^\d{8,10}$/],
  ["DE", /^\d{9}$/],
  ["DK", /^\d{8}$/],
  ["EE", /^\d{9}$/],
  // Greece, which ISO calls GR.
  ["EL", /^\d{9}$/],
  ["ES", /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/],
  ["FI", /^\d{8}$/],
  ["FR", /^[A-HJ-NP-Z0-9]{2}\d{9}$/],
  ["HR", /^\d{11}$/],
  ["HU", /^\d{8}$/],
  ["IE", /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/],
  ["IT", /^\d{11}$/],
  ["LT", /^(\d{9}|\d{12})$/],
  ["LU", /^\d{8}$/],
  ["LV", /^\d{11}$/],
  ["MT", /^\d{8}$/],
  ["NL", /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/],
  ["PL", /^\d{10}$/],
  ["PT", /^\d{9}$/],
  ["RO", /^\d{2,10}$/],
  ["SI", /^\d{8}$/],
  ["SK", /^\d{10}$/],
  ["XI", /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/],
]);

export type VatNumberError =
  | { readonly code: "vat-number-empty" }
  | { readonly code: "vat-number-swedish" }
  | { readonly code: "vat-number-country"; readonly country: string }
  | { readonly code: "vat-number-form"; readonly country: string };

/** A typed VAT number of a buyer in another EU country, in its stored form: `DE123456789` (EC2). */
export function parseVatNumber(typed: string): Result<string, VatNumberError> {
  const number = typed.toUpperCase().replace(/[\s.\-/]/g, "");
  if (number === "") return err({ code: "vat-number-empty" });
  const country = number.slice(0, 2);
  if (country === "SE") return err({ code: "vat-number-swedish" });
  const form = FORMS.get(country);
  if (form === undefined) return err({ code: "vat-number-country", country });
  return form.test(number.slice(2)) ? ok(number) : err({ code: "vat-number-form", country });
}

export function vatNumberErrorText(error: VatNumberError): string {
  switch (error.code) {
    case "vat-number-empty":
      return "Skriv köparens VAT-nummer, med landets två bokstäver först.";
    case "vat-number-swedish":
      return "En köpare i Sverige hör inte hemma i sammanställningen.";
    case "vat-number-country":
      return error.country === "GR"
        ? "Grekland skrivs EL."
        : `Numret ska börja med två bokstäver för ett annat EU-land, eller XI för Nordirland: ${error.country} är inget av dem.`;
    case "vat-number-form":
      return `Så ser inget VAT-nummer i ${error.country} ut. Kontrollera siffrorna.`;
    default:
      return assertNever(error);
  }
}

/** The country of a stored number. */
function countryOfVatNumber(number: string): string {
  return number.slice(0, 2);
}

/** Whether the number is of Northern Ireland, which is a part of the EU for goods and not for services (EC10). */
export function isForGoodsOnly(number: string): boolean {
  return countryOfVatNumber(number) === "XI";
}

/**
 * False when the check digit of a stored number is wrong, in countries whose rule is known for sure. Such a number is
 * told of and not refused: authorities have given out exceptions (EC2).
 */
export function hasUsualCheckDigit(number: string): boolean {
  return CHECK_DIGITS.get(countryOfVatNumber(number))?.(number.slice(2)) ?? true;
}
