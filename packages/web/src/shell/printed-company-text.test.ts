import { isoDate } from "@huvudbok/core/calendar";
import { expect, test } from "vitest";
import { printedCompanyText } from "./printed-company-text.ts";

const YEAR = { from: isoDate("2025-05-01"), to: isoDate("2026-04-30") };

test.each([
  ["AB", "556677-8899", "556677-8899, Räkenskapsår 2025-05-01 – 2026-04-30"],
  ["PP", "19811218-9876", "19811218-****, Räkenskapsår 2025-05-01 – 2026-04-30"],
  ["E", "811218-9876", "811218-****, Räkenskapsår 2025-05-01 – 2026-04-30"],
  ["AB", "", "Räkenskapsår 2025-05-01 – 2026-04-30"],
] as const)("paper of %s %s has %j", (companyType, organizationNumber, words) => {
  expect(printedCompanyText({ companyType, organizationNumber }, YEAR)).toBe(words);
});

test("before there is a year", () => {
  const company = { companyType: "AB", organizationNumber: "556677-8899" } as const;
  expect(printedCompanyText(company, undefined)).toBe("556677-8899");
});
