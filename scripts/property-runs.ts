import fc from "fast-check";
import { expect } from "vitest";

/**
 * Property tests run with one fixed seed, so that the same commit always gets the same answer; `npm run long` takes
 * new seeds and fifty times as many cases. A failure says which command runs the same cases again: HUVUDBOK_SEED is the
 * seed of every property of the run.
 */
const long = process.env.HUVUDBOK_LONG === "1";
const seed = Number(process.env.HUVUDBOK_SEED ?? (long ? Number.NaN : 20_250_827));

/** fast-check's own message, which has seed and path, and the command below it. */
function report(run: fc.RunDetails<unknown>): void {
  if (!run.failed) return;
  const file = expect.getState().testPath?.replace(`${process.cwd()}/`, "") ?? "";
  const command = `HUVUDBOK_SEED=${run.seed} npm ${long ? "run long" : "test"} -- unit ${file}`;
  throw new Error(`${fc.defaultReportMessage(run) ?? ""}\n\nRepeat it: ${command}`, {
    cause: run.errorInstance,
  });
}

fc.configureGlobal({
  reporter: report,
  numRuns: long ? 5000 : 100,
  ...(Number.isNaN(seed) ? {} : { seed }),
});
