import fc from "fast-check";
import { expect, test } from "vitest";
import { START_PAGE, safeReturnUrl } from "./return-url.ts";

test.each(["/", "/accounting", "/accounting/transaction?series=A&number=1#x", "/a//b", "/åäö"])(
  "keeps %s",
  (path) => {
    expect(safeReturnUrl(path)).toBe(path);
  },
);

test.each([
  undefined,
  "",
  "accounting",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /accounting",
  "javascript:alert(1)",
  `/${"a".repeat(2000)}`,
])("replaces %j", (path) => {
  expect(safeReturnUrl(path)).toBe(START_PAGE);
});

test("whatever comes in, what comes out stays on this site", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "\r",
    "@",
    ":",
    "evil.example",
    "http:",
    "a",
    "?",
    "#",
    "%2f",
    "..",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const url = new URL(safeReturnUrl(parts.join("")), "https://bok.example.se");
      expect(url.origin).toBe("https://bok.example.se");
    }),
  );
});
