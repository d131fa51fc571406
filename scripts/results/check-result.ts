/** One thing that did not run, and the command after which it does. */
export interface Skip {
  readonly name: string;
  readonly command: string;
}

/** The result of a check. `output` is shown when something failed. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Skip[];
  readonly output: string;
}

export function passedCheck(): CheckResult {
  return { passed: 1, failed: 0, skipped: [], output: "" };
}

export function failedCheck(output: string): CheckResult {
  return { passed: 0, failed: 1, skipped: [], output };
}

export function skippedCheck(skip: Skip): CheckResult {
  return { passed: 0, failed: 0, skipped: [skip], output: "" };
}

export function addResults(results: readonly CheckResult[]): CheckResult {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    skipped: results.flatMap((result) => result.skipped),
    output: results
      .map((result) => result.output.trim())
      .filter((text) => text !== "")
      .join("\n\n"),
  };
}

/**
 * The lines that end a run. The last one is machine-readable: `N passed, N failed`, and `, N skipped` when something
 * was. Where nothing may be skipped (CI), a skip is a failure.
 */
export function closingLines(result: CheckResult, skipsFail: boolean): string[] {
  const { passed, failed, skipped } = result;
  const explained = skipped.map((skip) => `skipped: ${skip.name}\n  runs after: ${skip.command}`);
  if (skipsFail) return [...explained, `${passed} passed, ${failed + skipped.length} failed`];
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  return [...explained, `${passed} passed, ${failed} failed${tail}`];
}
