import { expect, test } from "vitest";
import { type Access, ROLES, type Role, roleMay, roleOf } from "./role.ts";

test.each(ROLES)("%s is a role", (role) => {
  expect(roleOf(role)).toBe(role);
});

test.each([undefined, null, "", "invited", "removed", "Owner", "owner "])("%j has no role", (text) => {
  expect(roleOf(text)).toBeUndefined();
});

test.each<[Role | undefined, readonly Access[]]>([
  ["owner", ["read", "write", "own"]],
  ["bookkeeper", ["read", "write"]],
  ["reader", ["read"]],
  [undefined, []],
])("%s may %j (CO9)", (role, may) => {
  const all: readonly Access[] = ["read", "write", "own"];
  expect(all.filter((access) => roleMay(role, access))).toEqual(may);
});
