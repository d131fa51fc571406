import type { Page } from "playwright-core";
import { settledFindings } from "./measured.ts";

/** The default text size of browsers, in px. */
const USUAL = 16;
const SCREEN = { width: 1280, height: 800 };

/** The findings of the page for a person who has set twice the text size in the browser (WCAG 1.4.4). */
export async function findingsWithLargeText(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? SCREEN;
  // The browser tells the page of a new window only, as it would of its new text size after a reload.
  const setText = async (standard: number, height: number) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    await page.setViewportSize({ width: size.width, height });
  };
  await setText(2 * USUAL, size.height + 1);
  const found = await settledFindings(page, async () => [
    ...(await page.evaluate(overlappingTexts)),
    ...(await page.evaluate(unreachableControls)),
  ]);
  await setText(USUAL, size.height);
  await browser.detach();
  return found.map((problem) => `large text: ${problem}`);
}

/** Runs in the page: texts that overlap each other. */
function overlappingTexts(): string[] {
  const TOUCH_PX = 3;
  interface Box {
    readonly node: Node;
    readonly layer: Element | null;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** The part of a rectangle that its scrolling and clipping parents leave visible. */
  const seen = (rect: DOMRect, element: Element): Omit<Box, "node" | "layer"> => {
    let { left, right, top, bottom } = rect;
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === "visible") continue;
      const edge = parent.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  };
  /** What floats over the page or sticks to an edge of it covers what is scrolled below it, and may do so. */
  const layerOf = (element: Element): Element | null => {
    let layer: Element | null = element;
    while (layer !== null && !/fixed|sticky/.test(getComputedStyle(layer).position)) {
      if (layer.matches("[role=dialog], [role=menu], [role=listbox], [data-position]")) break;
      layer = layer.parentElement;
    }
    return layer;
  };
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === "" || !element.checkVisibility()) continue;
    if (
      element.closest(".visually-hidden, svg, script, style, option, caption, tbody tr:nth-child(n + 16)") !==
      null
    )
      continue;
    if (getComputedStyle(element).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = seen(rect, element);
      if (box.right - box.left > TOUCH_PX && box.bottom - box.top > TOUCH_PX)
        boxes.push({ node, layer: layerOf(element), ...box });
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  return boxes.flatMap((a, index) => {
    const found: string[] = [];
    for (const b of boxes.slice(index + 1)) {
      if (b.top > a.bottom) break;
      const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      // Lines of a text are closer together than the boxes of their letters.
      const depth = Math.min(a.bottom, b.bottom) - b.top;
      if (a.layer === b.layer && a.node !== b.node && shared > TOUCH_PX && depth > (a.bottom - a.top) / 3) {
        found.push(`${a.node.textContent} | ${b.node.textContent}`);
      }
    }
    return found;
  });
}

/** Runs in the page: controls that something else covers, or that cannot be scrolled to. */
function unreachableControls(): string[] {
  const sheet = document.querySelector('[data-scroll-restoration-id="sheet"]');
  const top = sheet?.scrollTop ?? 0;
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [role=menuitem], [role=option]",
  );
  const found: string[] = [];
  const dialog = document.querySelector("[role=dialog], [role=menu], [role=listbox]");
  for (const control of controls) {
    // An open layer lies over the page, and is closed before continuing.
    if (dialog !== null && !dialog.contains(control)) continue;
    if (control.closest("tbody tr:nth-child(n + 16), .visually-hidden") !== null) continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A link to the content is rendered when it has the focus.
    if (control.getBoundingClientRect().right < 0) continue;
    control.scrollIntoView({ block: "center" });
    const shown =
      control instanceof HTMLInputElement && control.labels?.length
        ? [control, ...control.labels]
        : [control];
    const isHit = shown.some((element) => {
      const { left, right, top: upper, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element) || control.contains(hit));
    });
    if (!isHit) found.push(`covered: ${control.outerHTML.slice(0, 140)}`);
  }
  if (sheet !== null) sheet.scrollTop = top;
  return found;
}
