import { expect, test } from "vitest";
import { atLeastText, atMostText, greaterThanText } from "./bound-text.ts";

test("CO1: the texts for a number outside its bounds", () => {
  expect(atLeastText(0)).toBe("Värdet måste vara större eller lika med 0");
  expect(greaterThanText(0)).toBe("Värdet måste vara större än 0");
  expect(atMostText("999,99")).toBe("Värdet får inte vara större än 999,99");
});
