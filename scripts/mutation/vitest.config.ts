import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A mutant is done with at the first test that notices it, so the tests that take long come last. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const effort = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith("golden.test.ts") ? 2 : Number(moduleId.endsWith("property.test.ts"));
    return Promise.resolve(files.toSorted((a, b) => effort(a) - effort(b)));
  }
}

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
    sequence: { sequencer: QuickestFirst },
  },
});
