import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnPath, START_PAGE } from "./index.ts";

describe("SN5: a sign-in leads back to a page of ours, and to none of its own", () => {
  test.each([
    "/",
    "/accounting",
    "/accounting/transaction?series=A&number=1#x",
    "/accounting/transaction?search=//a\\b/../login",
    "/a//b",
    "/åäö",
    "/loginnamn",
    "/settings/login",
    "/%7Ea",
  ])("keeps %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    undefined,
    null,
    "",
    "accounting",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/accounting\u007F",
    " /accounting",
    "javascript:alert(1)",
    "/%2F/evil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/a\\b",
    "/a/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/%",
    `/${"a".repeat(2000)}`,
    "/login",
    "/login/",
    "/login?returnUrl=%2Flogin",
    "/login/code",
    "/login/code?token=x.y.z",
    "/LOGIN/code",
    "/%6cogin/code",
    "/logout",
    "/logout#x",
    "/./logout",
    "/a/../logout",
  ])("replaces %j", (path) => {
    expect(returnPath(path)).toBe(START_PAGE);
  });

  test("whatever comes in, what comes out stays on this site and is no page of signing in or out", () => {
    const pieces = fc.constantFrom(
      ..."/ \\ \t \n \r @ : evil.example http: a ? # %2f %5c %2e .. . login logout code".split(/ /),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = returnPath(parts.join(""));
        const url = new URL(path, "https://bok.example.se");
        expect(url.origin).toBe("https://bok.example.se");
        expect(url.pathname).not.toMatch(/^\/(\/|\\|log(in|out)(\/|$))/i);
      }),
    );
  });
});
