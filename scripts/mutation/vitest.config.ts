import { defineConfig } from "vitest/config";

/**
 * The tests that judge the mutants of a folder of core: its own, so that the score says whether the folder's tests
 * hold its rules, and not whether some far away sum happens to change.
 */
export default defineConfig({
  test: {
    include: [`packages/core/src/${process.env.HUVUDBOK_MUTATED ?? "*"}/**/*.test.ts`],
    setupFiles: ["scripts/property-runs.ts"],
    isolate: false,
    testTimeout: 20_000,
  },
});
