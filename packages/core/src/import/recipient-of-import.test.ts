import { expect, test } from "vitest";
import type { ImportedCompany } from "./imported-books.ts";
import { recipientOfImport, suggestedCompanyType } from "./recipient-of-import.ts";

const company: ImportedCompany = {
  name: "Åkessons Snickeri",
  organizationNumber: "556677-8899",
  reference: "Åsa",
  address: "Storgatan 1",
  zipCode: "123 45",
  city: "Ystad",
  phone: "070-1234567",
};

test.each([
  ["", "AB"],
  ["55667788", "AB"],
  ["556677-8899", "AB"],
  ["16556677-8899", "AB"],
  ["769602-1234", "EK"],
  ["802412-1234", "I"],
  ["916512-1234", "HB"],
  ["212000-1234", "AB"],
  ["450709-1234", "E"],
  ["19801112-1234", "E"],
  ["801172-1234", "E"],
  ["000000-0000", "AB"],
  ["801300-0000", "I"],
])("without a type in the file %j is suggested to be %s", (organizationNumber, expected) => {
  expect(suggestedCompanyType({ ...company, organizationNumber })).toBe(expected);
});

test("the file's own type is taken", () => {
  expect(suggestedCompanyType({ ...company, companyType: "BRF" })).toBe("BRF");
});

test("CO8: a company of what the file says, the rest empty", () => {
  const unknown = { careOf: "", email: "", country: "SE" };
  expect(recipientOfImport(company, "HB")).toEqual({ ...company, ...unknown, companyType: "HB" });
  expect(recipientOfImport(company, "PP").reference).toBe("");
});
