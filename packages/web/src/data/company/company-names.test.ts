import { expect, test } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { companyNames } from "./company-names.ts";

function numbered(id: number, name: string, organizationNumber: string) {
  const { config, ...rest } = company(id, name);
  return { ...rest, config: { ...config, recipient: { ...config.recipient, organizationNumber } } };
}

const names = (...companies: Parameters<typeof companyNames>[0]) => [...companyNames(companies).values()];

test("a name that is alone is enough", () => {
  expect(names(numbered(1, "Alm AB", "556677-8899"), numbered(2, "Ek AB", "556677-8899"))).toEqual([
    "Alm AB",
    "Ek AB",
  ]);
});

test("two of one name are told apart by their numbers", () => {
  expect(names(numbered(1, "Alm AB", "556677-8899"), numbered(2, "Alm AB", "556016-0680"))).toEqual([
    "Alm AB, 556677-8899",
    "Alm AB, 556016-0680",
  ]);
});

test("two of one name and one number are told apart all the same", () => {
  const twins = [1, 7].map((id) => numbered(id, "Alm AB", "556677-8899"));
  expect(names(...twins, numbered(9, "Alm AB", ""))).toEqual([
    "Alm AB, 556677-8899, företag 1",
    "Alm AB, 556677-8899, företag 7",
    "Alm AB",
  ]);
});

test("the example is one", () => {
  const { config, ...rest } = company(3, "Alm AB");
  const example = { ...rest, config: { ...config, isDemonstration: true as const } };
  expect(names(company(1, "Alm AB"), example)).toEqual(["Alm AB", "Alm AB (exempelföretag)"]);
});
