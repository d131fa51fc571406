import { expect, test } from "vitest";
import { enrolmentPage, PASSKEY_POLICY } from "./passkey-page.ts";
import { SIGN_IN_POLICY, signInPage } from "./sign-in-page.ts";

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

test("the first field of the first owner has the focus", () => {
  expect(enrolmentPage("/oidc/enrol/1")).toMatch(/<input id="name"[^>]* autofocus>/);
});

test("the pages are set in the product's font, which their policies allow", () => {
  expect(signInPage(FORM)).toContain("url(/source-sans-3.woff2)");
  for (const policy of [SIGN_IN_POLICY, PASSKEY_POLICY]) expect(policy).toContain("font-src 'self'");
});
