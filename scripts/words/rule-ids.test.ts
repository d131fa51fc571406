import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readModules } from "../architecture/module-graph.ts";
import { root } from "../bootstrap.mjs";

const folder = join(root, "docs/rules");
const ids = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/^\| ([A-Z]{2}\d+) \|/gm)].map(([, id = ""]) => id),
);

test("no two rules have the same id", () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Folders whose comments and names of tests cite rules only, and nothing that is outside the repository. */
const CITING = [
  ...["core", "demonstration", "resources", "server", "web"].map((name) => `packages/${name}/src`),
  ...["server", "web"].map((name) => `packages/${name}/test`),
  "e2e",
  "bench",
];
const OUTSIDE = /clarifications?\b|specification \d|\d §\d|\b(?:design|ux|sie)\.md\b/gi;
const PREFIXES = [...new Set(ids.map((id) => id.slice(0, 2)))];

test.each(CITING)("%s cites rules that there are, and no text outside the repository", (name) => {
  const modules = readModules(root, [name]);
  const cited = new RegExp(`(?<![\\w"#+-])(?:${PREFIXES.join("|")})\\d{1,2}(?![\\w"-])`, "g");
  const wrong = modules.flatMap(({ path, source }) =>
    [...proseOf(source)].flatMap((text) => [
      ...[...text.matchAll(OUTSIDE)].map(([found]) => `${path}: ${found}`),
      ...[...text.matchAll(cited)].filter(([id]) => !ids.includes(id)).map(([id]) => `${path}: ${id}`),
    ]),
  );
  expect(wrong).toEqual([]);
});

/** Comments, and the names of tests. */
function* proseOf(source: string): Generator<string> {
  for (const [comment] of source.matchAll(/\/\*[^]*?\*\/|\/\/.*/g))
    yield comment.replaceAll(/\n\s*\* /g, " ");
  for (const [title] of source.matchAll(/\b(?:test|describe)\("[^"\n]*"|\]\)\("[^"\n]*"/g)) yield title;
}
