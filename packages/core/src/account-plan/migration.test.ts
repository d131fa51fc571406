import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNoOf, migrationErrors, migrationErrorText } from "./migration.ts";
import { newAccount } from "./new-account.ts";

const CHART = [newAccount(1930), newAccount(1940)];

test.each([
  ["1930", "1940", []],
  ["4999", "1940", []],
  [" 1930 ", " 1940 ", []],
  ["", "1940", ["Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"]],
  ["bank", "1940", ["Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"]],
  ["0999", "1940", ["Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999"]],
  ["1930", "", ["Kontot finns inte i kontoplanen"]],
  ["1930", "5999", ["Kontot finns inte i kontoplanen"]],
  ["1930", "1930", ["Välj ett annat konto än det som utkasten flyttas från"]],
  [
    "",
    "",
    ["Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999", "Kontot finns inte i kontoplanen"],
  ],
])("AP14: from %j to %j gives %j", (source, target, texts) => {
  expect(migrationErrors({ source, target }, CHART).map(migrationErrorText)).toEqual(texts);
});

test("property: an account number is its four digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      expect(accountNoOf(String(number))).toBe(number >= 1000 && number <= 9999 ? number : undefined);
    }),
  );
});

test("an unknown error code stops the program", () => {
  expect(() => migrationErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
