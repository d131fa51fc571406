import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const GOLDEN = join(import.meta.dirname, "../golden");

/** Which parts of the page are compared besides its main part. */
interface Extent {
  /** What is in the bar and the menu, which are the same on every page. */
  readonly hasFrame?: boolean;
  /** The message at the foot, which goes away by itself. */
  readonly hasMessage?: boolean;
}

/**
 * The page as its accessibility tree has it (roles, names, states and values, in the order of reading) is that of a
 * golden file. What differs from run to run, such as dates, is replaced by fixed words.
 */
export async function expectAccessibilityTree(page: Page, name: string, extent: Extent = {}): Promise<void> {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = withoutRest(tree.split("\n").map(fixedText), extent);
  // All pages that have changed are told at once.
  await expect
    .soft(`${lines.join("\n")}\n`)
    .toMatchFileSnapshot(join(GOLDEN, `${name}.txt`), hintOf(`${name}.txt`));
}

/** What is told above the difference. */
function hintOf(file: string): string {
  return [
    `a screen reader is given something else than e2e/golden/${file} says.`,
    "Read the difference as somebody who does not see the page. If the page is right, write the files anew:",
    "  npx vitest run --project=browser e2e/main-journey -u",
    "snapshot",
  ].join("\n");
}

/** A line without what differs from run to run. */
function fixedText(line: string): string {
  return line
    .replaceAll("\u00A0", " ")
    .replaceAll(/@\d+\.example/g, "@N.example")
    .replaceAll(/\d{4}-\d{2}-\d{2}/g, "ÅÅÅÅ-MM-DD")
    .replaceAll(new RegExp(`\\b${new Date().getFullYear()}\\b`, "g"), "ÅÅÅÅ");
}

/** The lines without what stands in the parts of the page that are not compared. */
function withoutRest(lines: readonly string[], { hasFrame = false, hasMessage = false }: Extent): string[] {
  const left = [
    ...(hasFrame ? [] : ["- banner:", '- navigation "Meny":']),
    ...(hasMessage ? [] : ["- status"]),
  ];
  let isLeft = false;
  return lines.filter((line) => {
    if (line.startsWith("- ")) isLeft = left.some((start) => line.startsWith(start));
    return !isLeft;
  });
}
