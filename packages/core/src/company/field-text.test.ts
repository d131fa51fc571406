import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { betweenText, dateAtMostText, isMissing, requiredText, tooLongText } from "./field-text.ts";

test("CO1: the texts of fields", () => {
  expect(requiredText("namn")).toBe("Du måste ange namn");
  expect(tooLongText("namn", 200)).toBe("Du kan ange högst 200 tecken i namn");
  expect(betweenText(1000, 9999)).toBe("Du måste ange ett värde mellan 1000 och 9999");
  expect(dateAtMostText(isoDate("2025-12-31"))).toBe("Datumet får inte vara senare än 2025-12-31");
});

test.each([undefined, "", "  ", 0])("%j is missing", (value) => {
  expect(isMissing(value)).toBe(true);
});

test.each(["0", "x", 1, -1])("%j is given", (value) => {
  expect(isMissing(value)).toBe(false);
});
