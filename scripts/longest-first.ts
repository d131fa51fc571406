import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Test files of most of a minute or more, longest first within each part. Vitest begins with what took longest the last
 * time; in a new checkout it knows of no last time and goes by the size of the files, and some of the longest are short.
 */
export const LONG_FILES: readonly string[] = [
  "e2e/print.test.ts",
  "e2e/walk/pages.test.ts",
  "e2e/walk/opened.test.ts",
  "e2e/unfinished/lost-answer.test.ts",
  "e2e/draft/shared-drafts.test.ts",
  "e2e/closing/five-years/five-years.test.ts",
  "e2e/reports.test.ts",
  "e2e/keyboard/keyboard-journey.test.ts",
  "packages/server/test/nothing-lost/lost-history.test.ts",
  "packages/server/test/roles.test.ts",
];

/** Begins with the long files, so that none of them is left to one worker alone when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    return longFilesFirst(sorted, ({ moduleId }) => moduleId);
  }
}

/** The same in the same order, but for the long files, which come first. */
export function longFilesFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const place = (file: File) => {
    const found = LONG_FILES.findIndex((long) => pathOf(file).endsWith(`/${long}`));
    return found === -1 ? LONG_FILES.length : found;
  };
  return files.toSorted((a, b) => place(a) - place(b));
}
