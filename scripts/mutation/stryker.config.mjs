const folder = process.env.HUVUDBOK_MUTATED ?? "money";

/**
 * Mutation testing of one folder of core: every operator, condition and constant is broken in turn, and the folder's
 * tests should notice. The workers see nothing but a copy of core in a folder of their own.
 */
export default {
  mutate: [`packages/core/src/${folder}/**/*.ts`, "!**/*.test.ts", "!**/*.arbitrary.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  ignorePatterns: [
    "*",
    "!package.json",
    "!tsconfig.base.json",
    "!packages",
    "!packages/core/**",
    "!packages/resources/public/**",
    "!scripts",
    "!scripts/property-runs.ts",
    "!scripts/mutation/**",
  ],
  tempDirName: "test-output/mutation/sandbox",
  concurrency: Number(process.env.HUVUDBOK_MUTATION_WORKERS ?? 2),
  timeoutMS: 3_000,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: `test-output/mutation/${folder}.json` },
  incremental: true,
  incrementalFile: `test-output/mutation/${folder}-incremental.json`,
};
