import { expect, test } from "vitest";
import { shownOrganizationNumber } from "./shown-organization-number.ts";

test.each([
  ["AB", "556036-0793", "556036-0793"],
  ["E", "811218-9876", "811218-****"],
  ["PP", "850101-1236", "850101-****"],
  ["PP", "19811218-9876", "19811218-****"],
  ["PP", "8501011236", "850101-****"],
  ["PP", "x12", "-****"],
  ["PP", "", ""],
] as const)("the number of %s, %s, is shown as %s", (companyType, organizationNumber, shown) => {
  expect(shownOrganizationNumber({ companyType, organizationNumber })).toBe(shown);
});
