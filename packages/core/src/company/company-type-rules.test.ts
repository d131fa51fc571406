import { expect, test } from "vitest";
import { companyTypeRules } from "./company-type-rules.ts";

test.each([
  ["AB", "organization", true, "bas", "advanced", false, "quarter", 2099, "required"],
  ["EK", "organization", true, "bas", "advanced", false, "quarter", 2099, "required"],
  ["X", "organization", true, "bas", "advanced", false, "quarter", 2099, "required"],
  ["E", "sole-proprietor", true, "k1", "advanced", true, "fiscal-year", 2019, "required"],
  ["HB", "organization", true, "bas", "advanced", true, "quarter", 2019, "required"],
  ["KB", "organization", true, "bas", "advanced", true, "quarter", 2019, "required"],
  ["I", "organization", true, "bas-association", "advanced", false, "quarter", 2069, "required"],
  ["S", "organization", true, "bas-association", "advanced", false, "quarter", 2069, "required"],
  ["PP", "personal", false, "household", "simple", false, "quarter", 2099, "offered"],
] as const)("CO12, AP9: %s", (type, numberKind, contact, chart, mode, calendar, vat, yearResult, archive) => {
  const rules = companyTypeRules(type);
  expect(rules).toMatchObject({
    numberKind,
    hasContactPerson: contact,
    recommendedChart: chart,
    defaultEditMode: mode,
    warnsOutsideCalendarYear: calendar,
    firstVatPeriod: vat,
    archiveBeforeDeletion: archive,
  });
  expect(rules.resultAccounts.yearResult).toBe(yearResult);
});
