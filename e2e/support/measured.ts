import type { Page } from "playwright-core";

/** WCAG 1.4.10: 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };

/** A page that has become narrow is rendered again; on a busy machine that takes more than a frame. */
const ATTEMPTS = 5;
const MS_TO_SETTLE = 3000;

/**
 * The measured findings at 400 %: sideways scrolling, content outside the screen, cut texts, controls too small to hit,
 * and buttons of a toolbar that differ in height or are lower than a finger needs.
 */
export async function findingsAt400Percent(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  let found: readonly string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await drawn(page);
    found = [
      ...(await sideways(page)),
      ...(await cutTexts(page)),
      ...(await smallTargets(page)),
      ...(await lowTools(page)),
    ];
    if (found.length === 0) break;
  }
  if (size !== null) await page.setViewportSize(size);
  return found.map((problem) => `400 %: ${problem}`);
}

function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Every animation and transition that runs, or would run, for a person who prefers reduced motion. */
export function motions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = document.getAnimations().map((animation) => `runs: ${animation.id || "animation"}`);
    for (const element of document.querySelectorAll("body *:not(tbody tr:nth-child(n + 16) *)")) {
      for (const pseudo of [undefined, "::before", "::after"]) {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
        const moves = transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0);
        if (moves || animationName !== "none")
          found.push(`${element.outerHTML.slice(0, 120)} ${pseudo ?? ""}`);
      }
    }
    return [...new Set(found)];
  });
}

/** WCAG 1.4.12: with more space between lines, words and letters no text is cut that was whole before. */
export async function findingsWithTextSpacing(page: Page): Promise<readonly string[]> {
  await drawn(page);
  const before = await cutTexts(page);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets = [spacing];
  });
  let found: readonly string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await drawn(page);
    const after = [...(await cutTexts(page)), ...(await sideways(page))];
    found = after.filter((problem) => !before.includes(problem));
    if (found.length === 0) break;
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found.map((problem) => `text spacing: ${problem}`);
}

/** Texts that are cut, what makes the page scroll sideways, and other findings, once the page is stable. */
export async function settledFindings(
  page: Page,
  others: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const latest = Date.now() + MS_TO_SETTLE;
  for (;;) {
    await drawn(page);
    const found = [...(await cutTexts(page)), ...(await sideways(page)), ...(await others())];
    if (found.length === 0 || Date.now() > latest) return found;
  }
}

/** Texts that are cut below, or on the right without an ellipsis that a tooltip or a link completes. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *:not(tbody tr:nth-child(n + 16) *)")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (
          element.closest(".visually-hidden, svg, [aria-hidden=true]") !== null ||
          element.textContent === ""
        )
          return false;
        const isCutBelow = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3;
        const isCutAside =
          overflowX === "hidden" &&
          textOverflow !== "ellipsis" &&
          element.scrollWidth > element.clientWidth + 1;
        return element.checkVisibility() && element.clientWidth > 1 && (isCutBelow || isCutAside);
      })
      .map((element) => `cut: ${element.tagName} ${element.innerText.slice(0, 60)}`),
  );
}

function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const name = (element: Element) => element.outerHTML.slice(0, 140);
    if (document.documentElement.scrollWidth > width) found.push("the window scrolls sideways");
    // The sheet scrolls, below a fixed bar. What floats may reach below the window, and is then scrolled to.
    const { scrollHeight, clientHeight } = document.documentElement;
    const hasSheet = document.querySelector("[data-scroll-restoration-id]") !== null;
    if (
      hasSheet &&
      scrollHeight > clientHeight &&
      document.querySelector("[role=dialog], [role=menu]") === null
    ) {
      found.push("the window scrolls beside its sheet");
    }
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.closest(".visually-hidden, svg") !== null) continue;
      const { overflowX } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`scrolls sideways: ${name(element)}`);
      }
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own <= 1 || right <= width + 1 || left >= width) continue;
      // What a parent cuts has an ellipsis; what nothing cuts is outside the screen.
      let parent = element.parentElement;
      while (parent !== null && getComputedStyle(parent).overflowX === "visible")
        parent = parent.parentElement;
      if (parent === null || parent.getBoundingClientRect().right > width + 1) {
        found.push(`stands beside the screen: ${name(element)}`);
      }
    }
    return [...new Set(found)];
  });
}

/** What is pressed at the top of a page has the height that touch needs, and its neighbours the same. */
function lowTools(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 40;
    return [...document.querySelectorAll<HTMLElement>("[role=toolbar] :is(a[href], button, select)")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < LEAST - 0.5)
      .map((element) => `low: ${element.outerHTML.slice(0, 140)}`);
  });
}

/** WCAG 2.5.8: 24 by 24 px, or that much free space around it; links in running text are exempt. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const selector =
      "a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=option], [role=separator]";
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    );
    /** The area that can be hit: a label belongs to its control, and some links are stretched over their row. */
    const boxOf = (element: HTMLElement): DOMRect => {
      if (getComputedStyle(element, "::after").position === "absolute") {
        return (element.closest("tr, li") ?? element).getBoundingClientRect();
      }
      const own = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const all = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const [left, top] = [Math.min(...all.map((box) => box.left)), Math.min(...all.map((box) => box.top))];
      const [right, bottom] = [
        Math.max(...all.map((box) => box.right)),
        Math.max(...all.map((box) => box.bottom)),
      ];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const boxes = targets.map(boxOf);
    /** What floats lies over the page: only neighbouring controls can be hit by mistake. */
    const layerOf = (element: Element | undefined) =>
      element?.closest("[role=dialog], [data-position]") ?? null;
    return targets.flatMap((element, index) => {
      const box = boxes[index];
      if (box === undefined || (box.width >= LEAST && box.height >= LEAST) || box.width <= 1) return [];
      if (element.tagName === "A" && element.closest("p, dd") !== null) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || (!element.contains(hit) && !hit.contains(element))) return [];
      const isCrowded = boxes.some((other, place) => {
        if (layerOf(targets[place]) !== layerOf(element)) return false;
        if (place === index || element.contains(targets[place] ?? null) || targets[place]?.contains(element))
          return false;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) < LEAST / 2;
      });
      return isCrowded ? [`small: ${element.outerHTML.slice(0, 140)}`] : [];
    });
  });
}
