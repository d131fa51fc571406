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
/** The rules that another theme can break. */
const COLOURS: axeCore.RunOnly = { type: "rule", values: ["color-contrast"] };

const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const LARGE = { width: 1920, height: 1080 };
const SIZES = { telephone: PHONE, screen: WIDE, large: LARGE } as const;

/** How many states of a page have been looked at. */
const looks = new WeakMap<Page, number>();

/**
 * The page breaks no rule in the light theme, nor in the dark one. Each state is looked at in one of them, in turn, and
 * always in the same; by `npm run long` in both. Ends light.
 */
export async function expectAccessibleInEitherTheme(page: Page): Promise<void> {
  const earlier = looks.get(page) ?? 0;
  looks.set(page, earlier + 1);
  const isDark = (earlier + (expect.getState().currentTestName ?? "").length) % 2 === 1;
  if (isDark || IS_LONG) await expectRulesInTheme(page, "dark", IS_LONG ? COLOURS : EVERY_RULE);
  if (isDark && !IS_LONG) await showTheme(page, "light");
  else await expectRulesInTheme(page, "light", EVERY_RULE);
}

async function expectRulesInTheme(
  page: Page,
  theme: "light" | "dark",
  rules: axeCore.RunOnly,
): Promise<void> {
  await showTheme(page, theme);
  await expectRules(page, "html", rules);
}

/** The page, or the part of it that a selector names, breaks no WCAG rule that a machine can check. */
export async function expectAccessible(page: Page, selector = "html"): Promise<void> {
  await expectRules(page, selector, EVERY_RULE);
}

/** A theme and a size of the screen. */
export interface Look {
  readonly theme: "dark" | "light";
  readonly screen: keyof typeof SIZES;
}

/** Every look, in an order in which adjacent ones have nothing in common. */
export const LOOKS: readonly Look[] = [
  { theme: "light", screen: "screen" },
  { theme: "dark", screen: "telephone" },
  { theme: "light", screen: "large" },
  { theme: "dark", screen: "screen" },
  { theme: "light", screen: "telephone" },
  { theme: "dark", screen: "large" },
];

/**
 * The findings of the page in these looks: rules of WCAG and good practice, in full the first time on each screen, and
 * then those that another theme can break. The theme and the size change under the page as it is, so that what is open
 * in it remains open. Ends light and wide. Good practice is left out where something is open: a menu floats beside the
 * landmarks, and belongs to its button.
 */
export async function findingsInLooks(
  page: Page,
  looks: readonly Look[],
  isOpened = false,
): Promise<readonly string[]> {
  const everything = isOpened ? EVERY_RULE : EVERY_RULE_AND_HABIT;
  const found: string[] = [];
  const looked = new Set<Look["screen"]>();
  for (const { theme, screen } of looks) {
    await page.setViewportSize(SIZES[screen]);
    await showTheme(page, theme);
    const problems = await brokenRules(page, "html", looked.has(screen) ? COLOURS : everything);
    looked.add(screen);
    found.push(...problems.map((problem) => `${theme} ${screen}: ${problem}`));
  }
  await page.setViewportSize(WIDE);
  await showTheme(page, "light");
  return found;
}

async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function expectRules(page: Page, selector: string, rules: axeCore.RunOnly): Promise<void> {
  // What fades in has its colours when it is there.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  expect(await brokenRules(page, selector, rules), `accessibility of ${page.url()}`).toEqual([]);
}

/** The rules that those rows of a table break which are rendered last at the moment. */
export async function findingsOfLastRows(page: Page, theme: "dark" | "light"): Promise<readonly string[]> {
  await showTheme(page, theme);
  const found = await brokenRules(page, "tbody tr:nth-last-child(-n + 12)", EVERY_RULE, []);
  await showTheme(page, "light");
  return found;
}

/** A table's rows are rendered by the same code: those after the first are left out to save time. */
const LATER_ROWS = ["tbody tr:nth-child(n + 16)"];

async function brokenRules(
  page: Page,
  selector: string,
  rules: axeCore.RunOnly,
  exclude: string[] = LATER_ROWS,
): Promise<readonly string[]> {
  // Evaluated and not added as a script: the page's content policy allows no foreign script, and should not.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([within, runOnly, leftOut]): Promise<axeCore.AxeResults["violations"]> => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const context = { include: [within], exclude: leftOut };
      // What breaks a rule is told by its own text; a selector for every element takes a third of the time.
      const told = { resultTypes: ["violations" as const], selectors: false };
      const results = await axe.run(context, { runOnly, ...told, preload: false });
      return results.violations;
    },
    [selector, rules, exclude] as const,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
}

/** At 360 px nothing is wider than the window, and the page breaks no rule there either. */
export async function expectRoomOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Öppna menyn" }).waitFor();
  await expectAccessibleInEitherTheme(page);
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
