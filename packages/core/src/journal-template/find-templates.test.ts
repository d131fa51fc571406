import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { findTemplates } from "./find-templates.ts";

const template = (name: string, description: string, account: number) => ({
  id: name,
  name,
  description,
  entries: [{ accountId: accountNo(account), amount: 100 }],
});
const ALL = [
  template("Hyra", "Kontoret i Åre", 5010),
  template("Café, möte", "Fika", 6072),
  template("Avgift 10", "", 6570),
  template("Avgift 9", "", 6570),
];

test.each([
  ["", ["Avgift 9", "Avgift 10", "Café, möte", "Hyra"]],
  [" hyra ", ["Hyra"]],
  ["are kontor", ["Hyra"]],
  ["cafe", ["Café, möte"]],
  ["60", ["Café, möte"]],
  ["10", ["Avgift 10"]],
  ["xyz", []],
])("searched for %j", (typed, expected) => {
  expect(findTemplates(ALL, typed).map(({ name }) => name)).toEqual(expected);
});
