import { expect, test } from "vitest";
import { type ModuleFile, parseModule } from "./module-graph.ts";
import { violations } from "./rules.ts";

const core = "packages/core/src";
const web = "packages/web/src";
const server = "packages/server/src";

function violationsOf(...files: readonly (readonly [path: string, source: string])[]): string[] {
  return violations(files.map(([path, source]): ModuleFile => parseModule(path, source)));
}

/** Left-overs are written in pieces here, so that the check does not find its own test. */
function joined(text: string): string {
  return text.replace("_", "");
}

test.each([
  ["a row above", `${core}/ledger/ledger.ts`, `import { ore } from "../money/index.ts"`],
  [
    "a folder before it in its row",
    `${core}/draft/draft.ts`,
    `import type { A } from "../transaction/index.ts"`,
  ],
  ["its own files", `${core}/money/ore.ts`, `import { a } from "./kronor.ts"`],
  ["zod", `${core}/document/schemas.ts`, `import { z } from "zod/mini"`],
  ["any face, in a test", `${core}/money/ore.test.ts`, `import { a } from "../ledger/index.ts"`],
  ["core, from web", `${web}/features/report/rows.ts`, `import { a } from "@huvudbok/core/report"`],
  ["core, from server", `${server}/guard/may.ts`, `import { a } from "@huvudbok/core/document"`],
  ["ui, from a feature", `${web}/features/report/page.tsx`, `import { A } from "../../ui/amount.tsx"`],
  [
    "a part, from a feature",
    `${web}/features/report/page.tsx`,
    `import { A } from "../../parts/entry/a.tsx"`,
  ],
  ["the same feature", `${web}/features/report/page.tsx`, `import { a } from "./rows.ts"`],
  ["fastify, in routes", `${server}/routes/data.ts`, `import type { FastifyInstance } from "fastify"`],
  ["the scripts, from a browser test", "e2e/journey.test.ts", `import { a } from "../scripts/chromium.ts"`],
  [
    "the table of pages, from a browser test",
    "e2e/support/a.ts",
    `import { a } from "../../packages/web/src/routes/page-table.ts"`,
  ],
  ["a style sheet", `${web}/app/main.tsx`, `import "./global.css"`],
])("allows %s", (_what, path, source) => {
  expect(violationsOf([path, source])).toEqual([]);
});

test.each([
  [
    "a row below",
    `${core}/money/a.ts`,
    `import { a } from "../ledger/index.ts"`,
    "money may not know ledger",
  ],
  [
    "a folder after it",
    `${core}/money/a.ts`,
    `import { a } from "../text/index.ts"`,
    "money may not know text",
  ],
  [
    "past a face",
    `${core}/ledger/a.ts`,
    `import { a } from "../money/ore.ts"`,
    "passes by the face of money",
  ],
  [
    "past a face, in a test",
    `${core}/ledger/a.test.ts`,
    `import { a } from "../money/ore.ts"`,
    "passes by the face",
  ],
  ["Node in core", `${core}/money/a.ts`, `import { a } from "node:fs"`, "core is pure"],
  ["a package in core", `${core}/money/a.ts`, `import a from "dayjs"`, "core is pure"],
  [
    "a re-export in core",
    `${core}/money/index.ts`,
    `export * from "../ledger/index.ts"`,
    "may not know ledger",
  ],
  ["an import() in core", `${core}/money/a.ts`, `await import("../ledger/index.ts")`, "may not know ledger"],
  ["an unknown folder", `${core}/extra/a.ts`, "export const a = 1", "extra is not a folder of core"],
  [
    "the app, from a browser test",
    "e2e/support/a.ts",
    `import { a } from "../../packages/web/src/app/routes.tsx"`,
    "e2e may not import web",
  ],
  [
    "server, from web",
    `${web}/data/a.ts`,
    `import { a } from "@huvudbok/server/store"`,
    "web may not import server",
  ],
  [
    "web, from core",
    `${core}/money/a.ts`,
    `import { a } from "../../../web/src/data/a.ts"`,
    "core may not import web",
  ],
  [
    "core by its files",
    `${web}/data/a.ts`,
    `import { a } from "../../../core/src/money/index.ts"`,
    "by its files",
  ],
  [
    "core, from a browser test",
    "e2e/a.test.ts",
    `import { a } from "@huvudbok/core/money"`,
    "e2e may not import core",
  ],
  [
    "another feature",
    `${web}/features/vat/a.ts`,
    `import { a } from "../report/a.ts"`,
    "may not import another",
  ],
  [
    "a feature, from ui",
    `${web}/ui/a.ts`,
    `import { a } from "../features/vat/a.ts"`,
    "ui may not import features",
  ],
  [
    "a feature, from a part",
    `${web}/parts/entry/a.ts`,
    `import { a } from "../../features/vat/a.ts"`,
    "parts may not import features",
  ],
  ["a part, from ui", `${web}/ui/a.ts`, `import { a } from "../parts/entry/a.ts"`, "ui may not import parts"],
  ["ui, from data", `${web}/data/a.ts`, `import { a } from "../ui/a.ts"`, "data may not import ui"],
  ["app, from the shell", `${web}/shell/a.ts`, `import { a } from "../app/a.ts"`, "shell may not import app"],
  [
    "data, from a worker",
    `${web}/workers/a.ts`,
    `import { a } from "../data/a.ts"`,
    "workers may not import data",
  ],
  [
    "routes, from the store",
    `${server}/store/a.ts`,
    `import { a } from "../routes/a.ts"`,
    "store may not import routes",
  ],
  [
    "fastify in the store",
    `${server}/store/a.ts`,
    `import a from "@fastify/cookie"`,
    "only routes/ and app.ts",
  ],
  ["the environment", `${server}/store/a.ts`, "export const a = process.env.PORT", "only main.ts reads"],
  ["a barrel", `${web}/data/all.ts`, `export { a } from "./a.ts"`, "only hands on"],
  ["a name in camel case", `${web}/data/documentClient.ts`, "export const a = 1", "not in kebab-case"],
  ["a name that says nothing", `${web}/data/utils.ts`, "export const a = 1", "says nothing"],
  ["a test left alone", `${core}/money/a.test.ts`, joined("test.on_ly(1)"), "leaves tests out"],
  ["a note", `${core}/money/a.ts`, joined("// TO_DO: more"), "work that is not done"],
  ["printing", `${web}/data/a.ts`, joined("console.lo_g(1)"), "prints for a developer"],
])("refuses %s", (_what, path, source, sentence) => {
  const lines = violationsOf([path, source]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
});

test("refuses a circle of imports, types included, and tells it once", () => {
  const lines = violationsOf(
    [`${core}/money/a.ts`, `import { b } from "./b.ts"; export const a = b`],
    [`${core}/money/b.ts`, `import type { C } from "./c.ts"; export const b = 1`],
    [`${core}/money/c.ts`, `import { a } from "./a.ts"; export type C = typeof a`],
  );
  expect(lines).toEqual([
    expect.stringMatching(/a\.ts: imports itself through .*b\.ts -> .*c\.ts -> .*a\.ts/),
  ]);
});

test("refuses to have read nothing", () => {
  expect(violations([])).toHaveLength(1);
});

test("stops at what cannot be parsed", () => {
  expect(() => parseModule(`${core}/money/a.ts`, "import {")).toThrow("a.ts");
});
