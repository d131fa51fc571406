import fc from "fast-check";

/**
 * Property tests run with one fixed seed, so that the same commit always gets the same answer; `npm run long` takes
 * new seeds and fifty times as many cases. A failure prints its seed, and fast-check's `{seed, path}` repeats it.
 */
const long = process.env.HUVUDBOK_LONG === "1";
fc.configureGlobal(long ? { numRuns: 5000 } : { numRuns: 100, seed: 20_250_827 });
