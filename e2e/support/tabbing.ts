import type { Page } from "playwright-core";
import { installContrast, installFocusLook } from "./focus-look.ts";
import { MOST_STOPS } from "./keyboard.ts";

/**
 * Goes through the page by Tab from its top to its end. Returns controls without a focus visible at 3:1, and controls
 * that Tab never reached. A list, a menu or a row of radio buttons is one stop: within it arrows move.
 */
export async function findingsOfTabbing(page: Page): Promise<readonly string[]> {
  await page.evaluate(installContrast);
  await page.evaluate(installFocusLook);
  await page.evaluate(installRuler);
  const found = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const { problem, isEnd } = await page.evaluate(() => window.focusRuler.measure());
    if (problem !== undefined) found.add(problem);
    if (isEnd) break;
    if (stop === MOST_STOPS - 1) found.add("Tab never comes to the end");
  }
  for (const missed of await page.evaluate(() => window.focusRuler.missed())) found.add(missed);
  return [...found];
}

interface FocusRuler {
  /** Looks at the element with the focus, and at the previous one without it. */
  measure(): { readonly problem: string | undefined; readonly isEnd: boolean };
  missed(): readonly string[];
}

declare global {
  interface Window {
    focusRuler: FocusRuler;
  }
}

/** Runs in the page, after `installFocusLook`. */
function installRuler(): void {
  const COMPOSITES = "[role=grid], [role=listbox], [role=menu], [role=tablist], [role=radiogroup]";
  const CONTROLS = "a[href], button, input, select, textarea, [tabindex]";
  const reached = new Set<Element>();
  let before: { readonly element: Element; readonly look: readonly string[] } | undefined;
  // The next Tab reaches the first control of the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");

  const describe = (element: Element) => element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 150);
  const first: Element[] = [];
  window.focusRuler = {
    measure() {
      const element = document.activeElement ?? document.body;
      const problem =
        before !== undefined &&
        before.element.isConnected &&
        !window.focusLook.isSeen(before.look, window.focusLook.lookOf(before.element))
          ? `focus is not to be seen: ${describe(before.element)}`
          : undefined;
      const isEnd = element === document.body || first[0] === element;
      if (!isEnd) {
        if (first.length === 0) first.push(element);
        reached.add(element);
      }
      before = isEnd ? undefined : { element, look: window.focusLook.lookOf(element) };
      return { problem, isEnd };
    },
    missed() {
      const radios = new Set(
        [...reached].map((element) =>
          element instanceof HTMLInputElement && element.type === "radio" ? element.name : "",
        ),
      );
      return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((element) => {
          if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled"))
            return false;
          if (
            reached.has(element) ||
            element.tagName === "H1" ||
            element.closest("[aria-hidden=true]") !== null
          )
            return false;
          if (element instanceof HTMLInputElement && element.type === "radio" && radios.has(element.name))
            return false;
          // A button in a field that a key opens from the field itself.
          if (element.tabIndex < 0 && element.hasAttribute("aria-keyshortcuts")) return false;
          const composite = element.closest(COMPOSITES);
          return composite === null || ![...reached].some((stop) => composite.contains(stop));
        })
        .map((element) => `Tab never comes to: ${describe(element)}`);
    },
  };
}
