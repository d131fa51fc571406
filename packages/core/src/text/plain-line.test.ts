import { expect, test } from "vitest";
import { hasHiddenOnLine, plainLine } from "./plain-line.ts";

test.each([
  ["Hyra mars", false, "Hyra mars"],
  ["Hyra\tmars", true, "Hyra mars"],
  ["Hyra\r\nmars", true, "Hyra mars"],
  ["Hyra\u2028mars", true, "Hyra mars"],
  ["Hy\u200Bra \u202Emars", true, "Hyra mars"],
])("CH34: %j on a line", (text, isHidden, plain) => {
  expect([hasHiddenOnLine(text), plainLine(text)]).toEqual([isHidden, plain]);
});
