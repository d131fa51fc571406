import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { buildWebIfStale } from "./build-web.mjs";
import { buildServer } from "./built-server/build-server.ts";
import { CHROMIUM_PACKAGES, chromiumPath } from "./chromium.ts";
import { installCommand } from "./debian.ts";
import { POSTGRES_PACKAGES, postgresBinaries, startPostgres } from "./postgres.ts";
import { checkCoverage } from "./results/check-coverage.ts";
import {
  addResults,
  type CheckResult,
  failedCheck,
  passedCheck,
  skippedCheck,
} from "./results/check-result.ts";
import { countTests, joinRuns, readVitestReport, type VitestRun } from "./results/vitest-report.ts";
import { runCommand } from "./run-command.ts";
import { whenStopped } from "./when-stopped.ts";

const reports = join(root, "test-output");

/**
 * Node's compile cache, because the server is started a hundred times, and every test of the web app reads React,
 * Mantine and jsdom anew. Not used where coverage is counted, which would be less exact.
 */
const COMPILED = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile") };

/** The projects of the web app's tests, as vitest.config.ts has them. */
const WEB = ["web", "web-isolated", "web-dom", "web-dom-isolated"];

/**
 * Unit and property tests. Coverage of core is a check of its own, made when its tests ran; those of the web app run
 * without it, because it makes them half as slow again and core is held by its own tests.
 */
export async function unitTests(filters: readonly string[]): Promise<CheckResult> {
  const whole = filters.length === 0;
  const coverageFile = join(root, "coverage/coverage-final.json");
  rmSync(coverageFile, { force: true });
  const run = whole
    ? joinRuns([await vitest("unit", ["unit"], ["--coverage"]), await vitest("web", WEB, [], COMPILED)])
    : await vitest("unit", ["unit", ...WEB], filters, COMPILED);
  const tests = countTests(run, skipCommand);
  return whole ? addResults([tests, checkCoverage(coverageFile)]) : tests;
}

/** The server's tests on SQLite and, in the same run, on a PostgreSQL started for it. */
export async function serverTests(filters: readonly string[]): Promise<CheckResult> {
  const build = buildServer();
  if (!build.ok) return failedCheck(`The server could not be built\n${build.output}`);
  const built = { ...COMPILED, NODE_OPTIONS: build.nodeOptions };
  const binaries = postgresBinaries();
  const install = installCommand(POSTGRES_PACKAGES);
  if (binaries === undefined) {
    const run = await vitest("server", ["server"], filters, built);
    return addResults([
      countTests(run, () => install),
      skippedCheck({ name: "the server's tests on PostgreSQL", command: install }),
    ]);
  }
  const postgres = startPostgres(binaries);
  const ended = whenStopped(postgres.stop);
  try {
    const environment = { ...built, HUVUDBOK_TEST_POSTGRES: postgres.url };
    const run = await vitest("server", ["server"], filters, environment);
    const tests = countTests(run, skipCommand);
    return filters.length > 0 ? tests : addResults([tests, ranOnPostgres(run)]);
  } finally {
    ended();
    postgres.stop();
  }
}

/** The product, built and started, in a real Chromium. */
export async function browserTests(filters: readonly string[]): Promise<CheckResult> {
  const path = chromiumPath();
  if (path === undefined) {
    return skippedCheck({ name: "the browser tests", command: installCommand(CHROMIUM_PACKAGES) });
  }
  const build = buildWebIfStale("en");
  if (!build.ok) return failedCheck(`The web app could not be built\n${build.output}`);
  const environment = { ...COMPILED, HUVUDBOK_TEST_CHROMIUM: path };
  const run = await vitest("browser", ["browser"], filters, environment);
  return countTests(run, skipCommand);
}

async function vitest(
  name: string,
  projects: readonly string[],
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<VitestRun> {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const options = [
    ...projects.map((project) => `--project=${project}`),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const result = await runCommand("vitest", ["run", ...options, ...args], environment);
  return { ...result, report: readVitestReport(file) };
}

/**
 * A run that never used the second database would look as green as one that did, so its tests have its name in theirs.
 */
function ranOnPostgres(run: VitestRun): CheckResult {
  const names = run.report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  const some = names.some((test) => test.status !== "pending" && /postgres/i.test(test.fullName));
  return some ? passedCheck() : failedCheck("server: no test with PostgreSQL in its name ran on PostgreSQL");
}

function skipCommand(_name: string, file: string): string {
  const isLong = readFileSync(join(root, file), "utf8").includes("HUVUDBOK_LONG");
  return isLong ? "npm run long" : `its condition in ${file} is met`;
}
