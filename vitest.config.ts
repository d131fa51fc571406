import { defineConfig } from "vitest/config";

const long = process.env.HUVUDBOK_LONG === "1";
const seconds = (count: number) => count * (long ? 60_000 : 1000);

/**
 * `unit` is pure code and shares its modules between files; the others get a fresh set of modules per file.
 * HUVUDBOK_LONG=1 (npm run long) gives every test sixty times as long.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: "v8",
      include: ["packages/core/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.arbitrary.ts"],
      reporter: [["text", { skipFull: true }], ["json"]],
      reportsDirectory: "coverage",
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/{core,resources}/src/**/*.test.ts",
            "{scripts,bench,e2e/screenshots}/**/*.test.ts",
          ],
          setupFiles: ["scripts/property-runs.ts"],
          isolate: false,
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "web",
          include: ["packages/web/src/**/*.test.ts"],
          setupFiles: ["scripts/property-runs.ts"],
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "web-dom",
          include: ["packages/web/src/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["scripts/property-runs.ts", "packages/web/test/dom-setup.ts"],
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/**/*.test.ts"],
          setupFiles: ["scripts/property-runs.ts"],
          isolate: false,
          testTimeout: seconds(30),
          hookTimeout: seconds(30),
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          exclude: ["e2e/screenshots/**"],
          globalSetup: ["e2e/support/global-setup.ts"],
          // As long as a page has to act: what is asked is where it comes to, never how soon.
          expect: { poll: { timeout: seconds(15) } },
          // Only against a test that hangs: a whole journey takes up to 30 s, and twice that on a busy machine.
          testTimeout: seconds(150),
          hookTimeout: seconds(90),
        },
      },
    ],
  },
});
