import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERY_RULE: axeCore.RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
/** What another theme can break. */
const COLOURS: axeCore.RunOnly = { type: "rule", values: ["color-contrast"] };

/** The page breaks no rule in the light theme, nor in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ["dark", COLOURS],
    ["light", EVERY_RULE],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await expectRules(page, "html", rules);
  }
}

/** The page, or the part of it that a selector names, breaks no WCAG rule that a machine can check. */
export async function expectAccessible(page: Page, selector = "html"): Promise<void> {
  await expectRules(page, selector, EVERY_RULE);
}

async function expectRules(page: Page, selector: string, rules: axeCore.RunOnly): Promise<void> {
  // Evaluated and not added as a script: the page's content policy lets no foreign script in, and should not.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([within, runOnly]): Promise<axeCore.AxeResults["violations"]> => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const results = await axe.run(within, { runOnly, resultTypes: ["violations"] });
      return results.violations;
    },
    [selector, rules] as const,
  );
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
