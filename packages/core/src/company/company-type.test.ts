import { expect, test } from "vitest";
import {
  COMPANY_TYPE_NAMES,
  COMPANY_TYPES,
  companyTypeName,
  companyTypesInForm,
  DEFAULT_COMPANY_TYPE,
  isCompanyType,
  isHousehold,
} from "./company-type.ts";

test("every code is a type with a name of its own", () => {
  const codes = "AB E HB KB EK KHF BRF BF SF I S FL BAB MB SB BFL FAB OFB SE SCE TSF PP X".split(" ");
  expect(Object.keys(COMPANY_TYPE_NAMES)).toEqual(codes);
  expect(new Set(Object.values(COMPANY_TYPE_NAMES)).size).toBe(codes.length);
  expect(companyTypeName(DEFAULT_COMPANY_TYPE)).toBe("Aktiebolag");
});

test.each(["", "ab", "XX", "toString", "LimitedCompany"])("%j is no type", (code) => {
  expect(isCompanyType(code)).toBe(false);
});

test("one type is a household", () => {
  expect(COMPANY_TYPES.filter(isHousehold)).toEqual(["PP"]);
});

test("CO7: the form offers five types and the present one", () => {
  expect(isCompanyType("HB")).toBe(true);
  expect(companyTypesInForm("I")).toEqual(["AB", "E", "EK", "I", "PP"]);
  expect(companyTypesInForm("HB")).toEqual(["AB", "E", "EK", "I", "PP", "HB"]);
});
