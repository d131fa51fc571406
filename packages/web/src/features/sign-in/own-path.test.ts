import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/accounting", "/accounting/transaction?search=12", "/"])("%s is ours", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "accounting",
  "",
  "javascript:alert(1)",
])("%s is not", (path) => {
  expect(ownPath(path)).toBe("/accounting");
});
