import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** The page breaks no rule in the light theme, nor in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The page, or the part of it that a selector names, breaks no WCAG rule that a machine can check. */
export async function expectAccessible(page: Page, selector = "html"): Promise<void> {
  // Evaluated and not added as a script: the page's content policy lets no foreign script in, and should not.
  await page.evaluate(source);
  const violations = await page.evaluate(
    async ([tags, within]): Promise<axeCore.AxeResults["violations"]> => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const results = await axe.run(within, { runOnly: { type: "tag", values: [...tags] } });
      return results.violations;
    },
    [TAGS, selector] as const,
  );
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
