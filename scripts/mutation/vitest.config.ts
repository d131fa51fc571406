import { defaultExclude, defineConfig } from "vitest/config";

const isQuickRound = process.env.HUVUDBOK_MUTATION_ROUND === "quick";

/**
 * The tests that judge the mutants of a folder of core: its own, so that the score says whether the folder's tests hold
 * its rules, and not whether some far away sum happens to change. Golden files and properties take seconds with what
 * Stryker puts into the code, so they run in a second round, on the mutants that the first has not detected.
 */
export default defineConfig({
  test: {
    include: [`packages/core/src/${process.env.HUVUDBOK_MUTATED ?? "*"}/**/*.test.ts`],
    exclude: [...defaultExclude, ...(isQuickRound ? ["**/*golden.test.ts", "**/*property.test.ts"] : [])],
    setupFiles: ["scripts/property-runs.ts"],
    isolate: false,
    testTimeout: 20_000,
  },
});
