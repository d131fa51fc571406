import { expect, test } from "vitest";
import { countTests, joinRuns, type VitestReport } from "./vitest-report.ts";

type TestFile = VitestReport["testResults"][number];

function file(status: string, ...tests: readonly string[]): TestFile {
  return {
    name: "/project/a.test.ts",
    status,
    message: "",
    assertionResults: tests.map((test, index) => ({ status: test, fullName: `test ${index}` })),
  };
}

function count(exitCode: number, ...testResults: readonly TestFile[]) {
  const report = { success: exitCode === 0, testResults };
  const { passed, failed, skipped } = countTests(
    { exitCode, report, output: "what it said" },
    () => "npm run long",
  );
  return { passed, failed, skipped: skipped.length };
}

test.each([
  ["tests that passed", count(0, file("passed", "passed", "passed")), { passed: 2, failed: 0, skipped: 0 }],
  ["a test that failed", count(1, file("failed", "passed", "failed")), { passed: 1, failed: 1, skipped: 0 }],
  [
    "a test that did not run",
    count(0, file("passed", "passed", "pending")),
    { passed: 1, failed: 0, skipped: 1 },
  ],
  ["a file that could not be loaded", count(1, file("failed")), { passed: 0, failed: 1, skipped: 0 }],
  ["an error outside every test", count(1, file("passed", "passed")), { passed: 1, failed: 1, skipped: 0 }],
  ["no test at all", count(0), { passed: 0, failed: 1, skipped: 0 }],
])("counts %s", (_what, counted, expected) => {
  expect(counted).toEqual(expected);
});

test("a run that wrote no report has failed", () => {
  const result = countTests({ exitCode: 1, report: undefined, output: "no such option" }, () => "");
  expect(result).toEqual({ passed: 0, failed: 1, skipped: [], output: "no such option" });
});

const passed = {
  exitCode: 0,
  output: "",
  report: { success: true, testResults: [file("passed", "passed", "pending")] },
};

test("joined runs are counted together", () => {
  const failed = {
    exitCode: 1,
    output: "why",
    report: { success: false, testResults: [file("failed", "failed", "passed")] },
  };
  const result = countTests(joinRuns([passed, failed]), () => "npm run long");
  expect(result).toMatchObject({ passed: 2, failed: 1, output: "\nwhy" });
  expect(result.skipped).toHaveLength(1);
});

test("a run that found no tests fails the joined ones, and so does one without a report", () => {
  const nothing = { exitCode: 1, output: "no tests", report: { success: false, testResults: [] } };
  expect(countTests(joinRuns([passed, nothing]), () => "")).toMatchObject({
    failed: 1,
    output: "\nno tests",
  });
  const broken = { exitCode: 1, output: "no such option", report: undefined };
  expect(countTests(joinRuns([passed, broken]), () => "")).toMatchObject({ failed: 1 });
});
