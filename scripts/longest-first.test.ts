import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./bootstrap.mjs";
import { LONG_FILES, longFilesFirst } from "./longest-first.ts";

test("every long file is there", () => {
  expect(LONG_FILES.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("long files come first, longest before the others, and the rest keep their order", () => {
  const files = [
    "/p/e2e/home.test.ts",
    "/p/e2e/walk/pages.test.ts",
    "/p/e2e/a.test.ts",
    "/p/e2e/print.test.ts",
  ];
  expect(longFilesFirst(files, (file) => file)).toEqual([
    "/p/e2e/print.test.ts",
    "/p/e2e/walk/pages.test.ts",
    "/p/e2e/home.test.ts",
    "/p/e2e/a.test.ts",
  ]);
});

test("the tests are run in that order", () => {
  const config = readFileSync(join(root, "vitest.config.ts"), "utf8");
  expect(config).toContain("sequence: { sequencer: LongestFirst }");
});
