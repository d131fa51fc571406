import { expect, test } from "vitest";
import { signInPage } from "./sign-in-page.ts";

const FORM = { action: "/oidc/sign-in/1", people: [], name: "", email: "", error: undefined };
const ANNA = { id: "1", name: "Anna", email: "anna@example.se" };

test.each([
  ["nobody to choose from", FORM, ["name"]],
  ["people to choose from, who stand above it", { ...FORM, people: [ANNA] }, []],
  ["what was typed refused", { ...FORM, people: [ANNA], error: "E-post saknas" }, ["name"]],
])("with %s the focus is in the first field or nowhere", (_name, form, expected) => {
  const focused = [...signInPage(form).matchAll(/<input id="(\w+)"[^>]* autofocus>/g)].map(([, id]) => id);
  expect(focused).toEqual(expected);
});
