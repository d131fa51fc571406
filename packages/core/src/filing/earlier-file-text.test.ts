import { expect, test } from "vitest";
import { earlierFileText } from "./earlier-file-text.ts";

test.each([
  [{ 10: 250, 49: 250 }, { "10": 250, 49: 250, 48: 0 }, "Tidigare fil med samma belopp"],
  [{ 10: 250, 49: 250 }, { 10: 300, 49: 300 }, "Tidigare fil med andra belopp"],
  [undefined, { 10: 250 }, "Tidigare fil"],
  [{ 10: 250 }, undefined, "Tidigare fil"],
])("FI9: %j beside the latest %j is: %s", (before, after, text) => {
  expect(earlierFileText([{ figures: before }], [{ figures: after }])).toBe(text);
});
