import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

const long = process.env.HUVUDBOK_LONG === "1";
const seconds = (count: number) => count * (long ? 60_000 : 1000);

/** What is waited for is asked whether it comes, never how soon. */
const waiting = { poll: { timeout: seconds(15) } };

/** What is replaced for one file would be given to the next. */
const replacesModules = (file: string) =>
  /\bvi\.(mock|doMock|resetModules|useFakeTimers)\(/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  );

/** Tests of the web app that need modules of their own: those that replace some, or the timers. */
const isolated = globSync("packages/web/src/**/*.test.ts", { cwd: import.meta.dirname }).filter(
  replacesModules,
);
/** Of its pages also those of the data itself, whose connections go on when their page is gone. */
const isolatedPages = globSync("packages/web/src/**/*.test.tsx", { cwd: import.meta.dirname }).filter(
  (file) => /src\/(data|workers)\//.test(file) || replacesModules(file),
);
const dom = {
  environment: "jsdom",
  setupFiles: ["scripts/property-runs.ts", "packages/web/test/dom-setup.ts"],
};

/**
 * Files share their modules, which halves the time, but those of the isolated projects, which get a fresh set each.
 * HUVUDBOK_LONG=1 (npm run long) gives every test sixty times as long.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: "v8",
      include: ["packages/{core,demonstration}/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.arbitrary.ts"],
      reporter: [["text", { skipFull: true }], ["json"]],
      reportsDirectory: "coverage",
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: "unit",
          expect: waiting,
          include: [
            "packages/{core,demonstration,resources}/src/**/*.test.ts",
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
          expect: waiting,
          include: ["packages/web/src/**/*.test.ts"],
          exclude: isolated,
          setupFiles: ["scripts/property-runs.ts"],
          isolate: false,
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "web-isolated",
          expect: waiting,
          include: isolated,
          setupFiles: ["scripts/property-runs.ts"],
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "web-dom",
          expect: waiting,
          include: ["packages/web/src/**/*.test.tsx"],
          exclude: isolatedPages,
          ...dom,
          isolate: false,
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "web-dom-isolated",
          expect: waiting,
          include: isolatedPages,
          ...dom,
          testTimeout: seconds(20),
        },
      },
      {
        test: {
          name: "server",
          expect: waiting,
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
          // A product and a browser live as long as the worker, and their modules are read once.
          isolate: false,
          expect: waiting,
          // Only against a test that hangs: a whole journey takes up to 30 s, and twice that on a busy machine.
          testTimeout: seconds(150),
          hookTimeout: seconds(90),
        },
      },
    ],
  },
});
