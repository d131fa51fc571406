import { expect, test } from "vitest";
import { readModules } from "./architecture/module-graph.ts";
import { root } from "./bootstrap.mjs";

/**
 * Written and tested, and waiting for the page that will use it. knip does not see these, since a test is a user to
 * it. A name goes from the list when the page comes, and with the page's plan when it does not come.
 */
const PLANNED: Readonly<Record<string, string>> = {
  isDepreciationCostAccount: "assets: the accounts offered for the year's cost",
};

const IS_TEST = /\.(?:test|arbitrary)\.tsx?$|\/test\//;

const product = readModules(
  root,
  ["core", "demonstration", "resources", "server", "web"].map((name) => `packages/${name}/src`),
)
  .filter(({ path }) => !IS_TEST.test(path))
  .map(({ path, source }) => ({
    path,
    words: namesIn(source),
    values: exportsOf(source, "function\\*?|const|class"),
    types: exportsOf(source, "interface|type"),
    isFace: /^packages\/core\/src\/[^/]+\/index\.ts$/.test(path),
  }));

test("every function and constant that core exports is used, or listed with its reason", () => {
  const unused = product
    .filter(({ path }) => path.startsWith("packages/core/"))
    .flatMap(({ path, words, values }) =>
      values.filter(
        (name) =>
          (words.get(name) ?? 0) < 2 &&
          !product.some((other) => other.path !== path && !other.isFace && other.words.has(name)),
      ),
    );
  expect(unused.toSorted()).toEqual(Object.keys(PLANNED).toSorted());
});

test("a name that core exports means one thing: no other module exports another thing by it", () => {
  const paths = Map.groupBy(
    product.flatMap(({ path, values, types }) => [...values, ...types].map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  const shared = [...paths].flatMap(([name, places]) =>
    places.length > 1 && places.some(({ path }) => path.startsWith("packages/core/")) ? [name] : [],
  );
  // The build of the resources writes the form that core reads, and has no dependency on core.
  expect(shared.toSorted()).toEqual(["ReportStructure", "ReportStructureItem"]);
});

function exportsOf(source: string, kinds: string): readonly string[] {
  return [...source.matchAll(new RegExp(`^export (?:async )?(?:${kinds}) ([\\w$]+)`, "gm"))].map(
    ([, name = ""]) => name,
  );
}

/** How often each name occurs outside comments. */
function namesIn(source: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const [name] of source.replace(/\/\*[^]*?\*\/|\/\/.*/g, "").matchAll(/[A-Za-z_$][\w$]*/g)) {
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
