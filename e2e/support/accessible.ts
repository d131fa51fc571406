import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERY_RULE: axeCore.RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] };
const EVERY_RULE_AND_HABIT: axeCore.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What another theme can break. */
const COLOURS: axeCore.RunOnly = { type: "rule", values: ["color-contrast"] };

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The page breaks no rule in the light theme, nor in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ["dark", COLOURS],
    ["light", EVERY_RULE],
  ] as const) {
    await showTheme(page, colorScheme);
    await expectRules(page, "html", rules);
  }
}

/** The page, or the part of it that a selector names, breaks no WCAG rule that a machine can check. */
export async function expectAccessible(page: Page, selector = "html"): Promise<void> {
  await expectRules(page, selector, EVERY_RULE);
}

/**
 * What is wrong with the page in either theme on a screen and on a telephone: rules of WCAG and good habits. The theme
 * and the size change under the page as it is, so that what is open in it stays open. Ends light and wide. Good habits
 * are left out where something is open: a menu floats beside the landmarks, and belongs to its button.
 */
export async function problemsInEveryLook(page: Page, isOpened = false): Promise<readonly string[]> {
  const everything = isOpened ? EVERY_RULE : EVERY_RULE_AND_HABIT;
  const found: string[] = [];
  for (const [name, size] of [
    ["telephone", PHONE],
    ["screen", WIDE],
  ] as const) {
    await page.setViewportSize(size);
    for (const [theme, rules] of [
      ["dark", COLOURS],
      ["light", everything],
    ] as const) {
      await showTheme(page, theme);
      const problems = await brokenRules(page, "html", rules);
      found.push(...problems.map((problem) => `${theme} ${name}: ${problem}`));
    }
  }
  return found;
}

async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function expectRules(page: Page, selector: string, rules: axeCore.RunOnly): Promise<void> {
  expect(await brokenRules(page, selector, rules), `accessibility of ${page.url()}`).toEqual([]);
}

async function brokenRules(page: Page, selector: string, rules: axeCore.RunOnly): Promise<readonly string[]> {
  // Evaluated and not added as a script: the page's content policy lets no foreign script in, and should not.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([within, runOnly]): Promise<axeCore.AxeResults["violations"]> => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // A table's rows are drawn by the same code: those after the first are left out for the sake of time.
      const context = { include: [within], exclude: ["tbody tr:nth-child(n + 16)"] };
      const results = await axe.run(context, { runOnly, resultTypes: ["violations"], preload: false });
      return results.violations;
    },
    [selector, rules] as const,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
}

/** At 360 px nothing is wider than the window, and the page breaks no rule there either. */
export async function expectRoomOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Öppna menyn" }).waitFor();
  await expectAccessibleInBothThemes(page);
  const wider = await page.evaluate(() => {
    const sheet = document.querySelector('[data-scroll-restoration-id="sheet"]');
    if (sheet === null || sheet.scrollWidth <= sheet.clientWidth) return [];
    const width = sheet.getBoundingClientRect().right;
    return [...sheet.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect(wider).toEqual([]);
  await page.setViewportSize(WIDE);
  await page.getByRole("button", { name: "Öppna menyn" }).waitFor({ state: "detached" });
}
