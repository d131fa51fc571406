import { expect, test } from "vitest";
import { pageErrorOf } from "./error-level.ts";

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
