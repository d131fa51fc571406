import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More than any page has: a page on which Tab never returns to the start is a trap. */
const MOST_STOPS = 150;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await control.waitFor();
  let last = "";
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    last = await control.evaluate((element) =>
      element === document.activeElement
        ? ""
        : (document.activeElement?.outerHTML.slice(0, 200) ?? "nothing"),
    );
    if (last === "") return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(control)}, but last to ${last}`);
}

/** Goes to the list that a row stands in by Tab, and in it to the row by arrows. */
export async function arrowTo(page: Page, row: Locator): Promise<void> {
  await row.waitFor();
  await tabTo(page, page.getByRole("row").and(page.locator("[tabindex='0']")));
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`arrows never come to ${String(row)}`);
}

/** Goes to a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Moves to a field by Tab and types over its content. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

export async function expectFocus(control: Locator, what: string): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => element === document.activeElement), { message: what })
    .toBe(true);
}

/**
 * Goes through the page by Tab from its top to its end. Returns controls without a focus visible at 3:1, and controls
 * that Tab never reached. A list, a menu or a row of radio buttons is one stop: within it arrows move.
 */
export async function findingsOfTabbing(page: Page): Promise<readonly string[]> {
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

/** Runs in the page. */
function installRuler(): void {
  const LEAST_CONTRAST = 3;
  const COMPOSITES = "[role=grid], [role=listbox], [role=menu], [role=tablist], [role=radiogroup]";
  const CONTROLS = "a[href], button, input, select, textarea, [tabindex]";
  const NO_PART = Array.from({ length: 12 }, () => "");
  const reached = new Set<Element>();
  let before: { readonly element: Element; readonly look: readonly string[] } | undefined;
  // The next Tab reaches the first control of the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");

  const describe = (element: Element) => element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 150);
  /** What may show the focus: the control, what is rendered around it, the row that contains it. */
  const lookOf = (element: Element): readonly string[] => {
    const row = element.closest("tr");
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      row?.cells[0],
      element.firstElementChild,
    ];
    return around.flatMap((part) => {
      if (part === null || part === undefined) return NO_PART;
      return [undefined, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        const outline = style.outlineStyle === "none" ? "" : style.outlineColor;
        // One by one: the ring of a filled button has the colour that the button is filled with.
        return [outline, style.boxShadow, style.borderTopColor, style.backgroundColor];
      });
    });
  };
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const sheet = getComputedStyle(document.documentElement).getPropertyValue("--hb-sheet").trim();
  const probe = document.createElement("i");
  probe.style.color = sheet;
  document.body.append(probe);
  const ground = luminance(getComputedStyle(probe).color);
  probe.remove();
  const contrast = (colour: string) => {
    const [light, dark] = [luminance(colour), ground].toSorted((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  /** The new colours of a control with the focus. */
  const isSeen = (focused: readonly string[], rested: readonly string[]) =>
    focused.some((look, index) => {
      const old = rested[index] ?? "";
      const colours = look.match(/rgba?\([^)]+\)/g) ?? [];
      return (
        look !== old && colours.some((colour) => !old.includes(colour) && contrast(colour) >= LEAST_CONTRAST)
      );
    });
  const first: Element[] = [];
  window.focusRuler = {
    measure() {
      const element = document.activeElement ?? document.body;
      const problem =
        before !== undefined && before.element.isConnected && !isSeen(before.look, lookOf(before.element))
          ? `focus is not to be seen: ${describe(before.element)}`
          : undefined;
      const isEnd = element === document.body || first[0] === element;
      if (!isEnd) {
        if (first.length === 0) first.push(element);
        reached.add(element);
      }
      before = isEnd ? undefined : { element, look: lookOf(element) };
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
