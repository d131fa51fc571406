import { expect, test } from "vitest";
import { parseModule } from "./architecture/module-graph.ts";
import { testsOfPart, touchedTests } from "./changed-tests.ts";

const MODULES = (
  [
    ["packages/core/src/money/ore.ts", ""],
    ["packages/core/src/money/index.ts", `export { ore } from "./ore.ts";`],
    ["packages/core/src/money/ore.test.ts", `import { ore } from "./ore.ts";`],
    ["packages/core/src/text/text.test.ts", `import { text } from "./text.ts";`],
    ["packages/web/src/ui/amount.tsx", `import { ore } from "@huvudbok/core/money";`],
    ["packages/web/src/ui/amount.test.tsx", `import { Amount } from "./amount.tsx";`],
    ["packages/web/src/ui/types.test.tsx", `import type { Ore } from "@huvudbok/core/money";`],
    ["packages/web/src/ui/lazy.test.tsx", `await import("./amount.tsx");`],
    ["packages/server/src/store/store.test.ts", `import { store } from "./store.ts";`],
    ["e2e/main-journey.test.ts", `import { signIn } from "./support/sign-in.ts";`],
    ["e2e/undo.test.ts", `import { signIn } from "./support/sign-in.ts";`],
    ["e2e/support/sign-in.ts", ""],
  ] as const
).map(([path, source]) => parseModule(path, source));

const ALL = MODULES.map(({ path }) => path).filter((path) => path.includes(".test."));

test.each([
  [
    "a module touches what imports it, over faces and import(), and what stands for the product",
    ["packages/core/src/money/ore.ts"],
    [
      "packages/core/src/money/ore.test.ts",
      "packages/web/src/ui/amount.test.tsx",
      "packages/web/src/ui/lazy.test.tsx",
      "e2e/main-journey.test.ts",
    ],
  ],
  [
    "the support of browser tests touches those that use it",
    ["e2e/support/sign-in.ts"],
    ["e2e/main-journey.test.ts", "e2e/undo.test.ts"],
  ],
  [
    "a test touches itself alone",
    ["packages/server/src/store/store.test.ts"],
    ["packages/server/src/store/store.test.ts"],
  ],
  [
    "what is no module touches its package",
    ["packages/core/testdata/sie4/a.se"],
    [
      "packages/core/src/money/ore.test.ts",
      "packages/core/src/text/text.test.ts",
      "e2e/main-journey.test.ts",
    ],
  ],
  ["nor does a module that is gone, by itself", ["e2e/support/gone.ts", "e2e/tsconfig.json"], []],
  ["a document touches nothing", ["docs/decisions.md", "README.md"], []],
  ["the lock file touches everything", ["package-lock.json"], ALL],
  ["and nothing nothing", [], []],
])("%s", (_what, changed, expected) => {
  expect(touchedTests(MODULES, changed).toSorted()).toEqual(expected.toSorted());
});

test("each test is run by one part", () => {
  const parts = ["unit", "server", "browser"].flatMap((part) => testsOfPart(part, ALL));
  expect(parts.toSorted()).toEqual(ALL.toSorted());
  expect(testsOfPart("lint", ALL)).toEqual([]);
});
