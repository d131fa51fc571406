import { expect, test } from "vitest";
import { ownsMostCompanies } from "./most-companies.ts";
import type { Role } from "./role.ts";

test.each<[readonly Role[], number | undefined, boolean]>([
  [["owner", "owner"], 2, true],
  [["owner", "owner", "owner"], 2, true],
  [["owner", "reader", "bookkeeper"], 2, false],
  [["owner"], undefined, false],
])("CO15: the owner of %j, of at most %s: %s", (roles, most, expected) => {
  expect(ownsMostCompanies(roles, most)).toBe(expected);
});
