import { expect, test } from "vitest";
import { ROLES, roleOf } from "./role.ts";

test.each(ROLES)("%s is a role", (role) => {
  expect(roleOf(role)).toBe(role);
});

test.each([undefined, null, "", "invited", "removed", "Owner", "owner "])("%j is nobody", (text) => {
  expect(roleOf(text)).toBeUndefined();
});
