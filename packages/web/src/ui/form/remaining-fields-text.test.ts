import { expect, test } from "vitest";
import { remainingFieldsText } from "./remaining-fields-text.ts";

test.each([
  [[], undefined],
  [[""], "1 fält kvar"],
  [["", " "], "2 fält kvar"],
  [["12"], "Rätta 1 fält"],
  [["", "12", "x"], "1 fält kvar, rätta 2"],
])("with %j in the fields that are not valid: %s", (typed, text) => {
  expect(remainingFieldsText(typed)).toBe(text);
});
