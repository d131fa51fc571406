import { expect, test } from "vitest";
import { loadErrorOf, pageErrorOf } from "./error-level.ts";

test.each([
  "Failed to fetch dynamically imported module: http://bok.example/assets/a.js",
  "error loading dynamically imported module: http://bok.example/assets/a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for http://bok.example/assets/a.css",
])("a part of the app that does not come is told in words one can use: %s", (message) => {
  expect(pageErrorOf(new TypeError(message))).toEqual({
    message: "En del av sidan gick inte att hämta från servern. Kontrollera anslutningen och ladda om sidan.",
    level: "warning",
  });
});

test("another error keeps its words and where it was", () => {
  expect(pageErrorOf(new Error("x is not a function"))).toMatchObject({ message: "x is not a function" });
  expect(pageErrorOf(new Error("x")).stack).toContain("Error: x");
});

test("what the language says of a fault in the program stands in the stack, and people are told what is kept", () => {
  const error = pageErrorOf(new TypeError("Cannot read properties of undefined"));
  expect(error.message).toBe(
    "Programmet gjorde fel, och det gick inte. Det som är sparat är kvar. Ladda om sidan och försök igen.",
  );
  expect(error.stack).toContain("Cannot read properties of undefined");
});

test("data that did not come: what happened, what is kept, and a button that asks again", () => {
  expect(loadErrorOf(new Error("Servern svarar inte."))).toMatchObject({
    message: "Servern svarar inte.\nDet som är sparat är kvar.",
    action: { label: "Försök igen" },
  });
  expect(loadErrorOf(new TypeError("x")).message.match(/är kvar/g)).toHaveLength(1);
});
