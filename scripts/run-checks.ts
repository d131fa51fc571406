// Every check of the project, in order, each to its end; the last line printed is the sum. `npm test -- unit server`
// runs only the parts named, and an argument that looks like a path narrows the tests: `npm test -- unit core/src/money`.
// `npm test -- changed` runs the static checks and the tests that what has changed since main touches.
import { performance } from "node:perf_hooks";
import { changedTests, testsOfPart } from "./changed-tests.ts";
import { prepareMachine } from "./prepare-machine.ts";
import { addResults, type CheckResult, closingLines, failedCheck } from "./results/check-result.ts";
import { browserTests, serverTests, unitTests } from "./run-tests.ts";
import { staticCheck } from "./static-checks.ts";

type Part = (filters: readonly string[]) => Promise<CheckResult>;

/** Static checks are short and mostly one thread each: two at a time. Tests use both cores by themselves. */
const staticParts: Readonly<Record<string, Part>> = {
  format: () => staticCheck("biome", ["check", "--error-on-warnings", "."]),
  lint: () => staticCheck("oxlint", ["--type-aware", "--deny-warnings"]),
  types: () => staticCheck("tsc", ["-b"]),
  architecture: () => staticCheck("node", ["scripts/check-architecture.ts"]),
  "dead-code": () => staticCheck("knip", []),
};
const testParts: Readonly<Record<string, Part>> = {
  unit: unitTests,
  server: serverTests,
  browser: browserTests,
};

const parts = { ...staticParts, ...testParts };
const filters = process.argv.slice(2).filter((argument) => /[/.]/.test(argument));
const words = process.argv.slice(2).filter((argument) => !filters.includes(argument));
const touched = words.includes("changed") ? changedTests() : undefined;
const named = words.filter((word) => word !== "changed");
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
const isTouched = (part: string) =>
  touched === undefined || !(part in testParts) || testsOfPart(part, touched).length > 0;
const chosen = (named.length > 0 ? named : Object.keys(parts)).filter(isTouched);

prepareMachine(chosen);
const results: CheckResult[] = [];
await Promise.all([lane(staticParts), lane(staticParts)]);
await lane(testParts);

const skipsFail = process.env.CI === "true";
const total = addResults(results);
console.log(`\n${closingLines(total, skipsFail).join("\n")}`);
process.exitCode = total.failed > 0 || (skipsFail && total.skipped.length > 0) ? 1 : 0;

/** Takes parts from the front of the list until none is left; two lanes share one list. */
async function lane(parts: Readonly<Record<string, Part>>): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    const place = chosen.indexOf(name);
    if (place === -1) continue;
    chosen.splice(place, 1);
    await report(name, part);
  }
}

async function report(name: string, part: Part): Promise<void> {
  const from = performance.now();
  if (name in testParts) console.log(`${name} ...`);
  let result: CheckResult;
  try {
    result = await part(touched === undefined ? filters : testsOfPart(name, touched));
  } catch (error) {
    result = failedCheck(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const counts = [
    `${result.passed} passed`,
    ...(result.failed > 0 ? [`${result.failed} FAILED`] : []),
    ...(result.skipped.length > 0 ? [`${result.skipped.length} skipped`] : []),
  ];
  console.log(`${result.failed > 0 ? "✗" : "✓"} ${name}: ${counts.join(", ")} (${seconds} s)`);
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  results.push(result);
}
