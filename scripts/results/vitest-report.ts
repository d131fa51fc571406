import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../bootstrap.mjs";
import type { CheckResult, Skip } from "./check-result.ts";

/** The part we read of what vitest's JSON reporter writes. */
export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface VitestRun {
  readonly report: VitestReport | undefined;
  readonly exitCode: number;
  readonly output: string;
}

/**
 * Counts every test. A file that could not be loaded counts as one failed test, and so does a run that failed without a
 * failed test, such as an error outside every test: no failure may leave the sum at zero.
 */
export function countTests(run: VitestRun, commandFor: (name: string, file: string) => string): CheckResult {
  const files = run.report?.testResults ?? [];
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })),
  );
  const passed = tests.filter((test) => test.status === "passed").length;
  const failedTests = tests.filter((test) => test.status === "failed").length;
  const brokenFiles = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const skipped = tests
    .filter((test) => !["passed", "failed"].includes(test.status))
    .map((test): Skip => {
      const name = `${test.file}: ${test.fullName}`;
      return { name, command: commandFor(test.fullName, test.file) };
    });
  const failed = failedTests + brokenFiles;
  const endedBadly = failed === 0 && (run.exitCode !== 0 || run.report === undefined);
  const nothingRan = passed + failed + skipped.length === 0;
  const unexplained = endedBadly || nothingRan ? 1 : 0;
  return {
    passed,
    failed: failed + unexplained,
    skipped,
    output: failed + unexplained > 0 ? run.output || "vitest found no tests" : "",
  };
}

/** The runs as one. Without the report of one of them, that of the whole is missing, and it counts as failed. */
export function joinRuns(runs: readonly VitestRun[]): VitestRun {
  const reports = runs.flatMap(({ report }) => report ?? []);
  return {
    report:
      reports.length < runs.length
        ? undefined
        : {
            success: reports.every(({ success }) => success),
            testResults: reports.flatMap(({ testResults }) => testResults),
          },
    exitCode: Math.max(...runs.map(({ exitCode }) => exitCode)),
    output: runs.map(({ output }) => output).join("\n"),
  };
}

export function readVitestReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
