import { expect, test } from "vitest";
import { numberLabel, numberName } from "./number-label.ts";

test.each([
  ["AB", "Org. nummer", "Organisationsnummer"],
  ["E", "Org. nummer", "Organisationsnummer"],
  ["PP", "Personnummer", "Personnummer"],
] as const)("the number of %s is called %s, in full %s", (companyType, label, name) => {
  expect(numberLabel(companyType)).toBe(label);
  expect(numberName(companyType)).toBe(name);
});
