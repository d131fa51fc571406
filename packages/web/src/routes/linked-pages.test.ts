import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGES } from "./page-table.ts";

/** Pages that nothing in the product has to lead to, and why. */
const ARRIVED_AT: Readonly<Record<string, string>> = {
  "/login/code": "the identity provider leads to it",
  "/accounting/closing": "it leads on to the closing helper",
  "/test": "whoever develops the product types its address",
  "/accounting/vat/summary": "the page of the menu's 'Momsrapport' by its other address",
};

const SRC = join(import.meta.dirname, "..");
const sources = globSync("{features,parts,shell,ui,data}/**/*.{ts,tsx}", { cwd: SRC })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => withConstants(readFileSync(join(SRC, file), "utf8")))
  .join("\n");

/** The text of a file with the addresses that it names once written out where they begin another. */
function withConstants(text: string): string {
  const constants = [...text.matchAll(/const (\w+) = "(\/[^"]*)"/g)];
  return constants.reduce((all, [, name, path]) => all.replaceAll(`\${${name}}`, path ?? ""), text);
}

/** The address as it is written where it leads to the page: a parameter is the value that is put in. */
function written(path: string): RegExp {
  const parts = path.replaceAll(/\/\{-\$\w+\}$/g, "").split(/\$\w+/);
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`["\`]${escaped.join(String.raw`(?:\$\{[^}]*\}|[^"\`$/]+)`)}["\`?/]`);
}

test("every page has an item in the menu, or a link or button that leads to it", () => {
  const unlinked = PAGES.filter(({ path, menu }) => menu === undefined && ARRIVED_AT[path] === undefined)
    .map(({ path }) => path)
    .filter((path) => !written(path).test(sources));
  expect(unlinked).toEqual([]);
});
