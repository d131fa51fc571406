import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type ModuleFile, readModules } from "./architecture/module-graph.ts";
import { root } from "./bootstrap.mjs";

/** Files that say how everything is built or tested: a change of one of these touches every test. */
const EVERYTHING = /^(package(-lock)?\.json|vitest\.config\.ts|scripts\/property-runs\.ts)$/;
const TEST = /\.test\.tsx?$/;
/** The compiler sees what these change, and the importers of a removed module have changed as well. */
const NO_TEST_READS = /(^|\/)tsconfig[^/]*\.json$|\.tsx?$/;
/** Browser tests start the product and import nothing of it: these two are run when its code has changed. */
const OF_THE_PRODUCT = new Set(["e2e/main-journey.test.ts", "e2e/walk/pages.test.ts"]);
const PRODUCT = /^packages\/(core|demonstration|resources|server|web)\/(?!test\/)/;

/** The folders whose tests a part of `npm test` runs. */
const PARTS = {
  unit: /^(packages\/(core|demonstration|resources|web)|scripts|bench|e2e\/screenshots)\//,
  server: /^packages\/server\//,
  browser: /^e2e\/(?!screenshots\/)/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The tests that a part runs for what has changed. */
export function testsOfPart(part: string, tests: readonly string[]): readonly string[] {
  const own = Object.entries(PARTS).find(([name]) => name === part)?.[1];
  return own === undefined ? [] : tests.filter((path) => own.test(path));
}

/** The tests that what has changed since main touches: committed on this branch, or not committed yet. */
export function changedTests(): readonly string[] {
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  const modules = readModules(root, [...packages, "e2e", "bench", "scripts"]);
  return touchedTests(modules, changedFiles());
}

/**
 * The tests among the modules that reach a changed file by their imports. Imports of types do not count, because the
 * compiler sees what they change. A file that is no module, such as a style or a golden file, touches the tests of its
 * package.
 */
export function touchedTests(modules: readonly ModuleFile[], changed: readonly string[]): readonly string[] {
  const tests = modules.map(({ path }) => path).filter((path) => TEST.test(path));
  if (changed.some((path) => EVERYTHING.test(path))) return tests;
  const importers = Map.groupBy(
    modules.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, isType }) => (target === undefined || isType ? [] : [{ path, target }])),
    ),
    ({ target }) => target,
  );
  const touched = new Set<string>();
  const visit = (path: string): void => {
    if (touched.has(path)) return;
    touched.add(path);
    for (const importer of importers.get(path) ?? []) visit(importer.path);
  };
  for (const path of changed) visit(path);
  const known = new Set(modules.map(({ path }) => path));
  const packages = new Set(
    changed.filter((path) => !known.has(path) && !NO_TEST_READS.test(path)).map(packageOf),
  );
  const hasProduct = changed.some((path) => PRODUCT.test(path) && !TEST.test(path));
  return tests.filter(
    (path) => touched.has(path) || packages.has(packageOf(path)) || (hasProduct && OF_THE_PRODUCT.has(path)),
  );
}

/** `packages/core/` of packages/core/..., `e2e/` of e2e/...; documents are of no package that has tests. */
function packageOf(path: string): string {
  return /^(packages\/[^/]+\/|[^/]+\/)/.exec(path)?.[0] ?? path;
}

function changedFiles(): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const [base = "HEAD"] = git("merge-base", "HEAD", "main");
  return [
    ...git("diff", "--name-only", "--no-renames", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
