import type { Page } from "playwright-core";

/** What must appear on the page: the text of the first element that a selector matches. */
export interface Expectation {
  readonly selector: string;
  /** A regular expression that the text matches. */
  readonly matches?: string;
  /** The text differs from the current one. */
  readonly changes?: boolean;
}

/** After this long the expected text is not coming, for example because a key changes nothing. */
const TIMEOUT_MS = 1500;

/**
 * Does something on a page and returns the ms from its first event of the given type until the expected text is drawn:
 * measured in the page, from the browser's timestamp of the event to the frame after the one that shows it. Undefined
 * when the text does not appear.
 */
export async function timeUntilShown(
  page: Page,
  event: "keydown" | "click" | "change",
  sight: Expectation,
  act: () => Promise<unknown>,
  timeout = TIMEOUT_MS,
): Promise<number | undefined> {
  const handle = await page.evaluateHandle(
    ([type, { selector, matches, changes }, longest]) => {
      const textNow = () => document.querySelector(selector)?.textContent ?? "";
      const before = textNow();
      const isSeen = () => {
        const text = textNow();
        if (changes === true && text === before) return false;
        return matches === undefined ? text !== "" : new RegExp(matches).test(text);
      };
      const time = new Promise<number | undefined>((resolve) => {
        setTimeout(() => resolve(undefined), longest);
        addEventListener(
          type,
          ({ timeStamp }) => {
            // Looked at when the page changes: a look at every frame would itself be a third of what the page does.
            const watch = new MutationObserver(() => look());
            const look = (): void => {
              if (!isSeen()) return;
              watch.disconnect();
              requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
            };
            watch.observe(document, { subtree: true, childList: true, characterData: true });
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      return { time };
    },
    [event, sight, timeout] as const,
  );
  await act();
  const time = await handle.evaluate((watch) => watch.time);
  await handle.dispose();
  return time;
}

/** Frames that the page draws while the element is scrolled for so many seconds. */
export function framesOfScrolling(page: Page, selector: string, seconds: number): Promise<number> {
  return page.evaluate(
    ([where, duration]) => {
      const element = document.querySelector(where);
      if (element === null) throw new Error(`nothing to scroll: ${where}`);
      return new Promise<number>((resolve, reject) => {
        const from = performance.now();
        let frames = 0;
        const step = (now: number): void => {
          frames += 1;
          element.scrollTop += 90;
          if (now - from < duration * 1000) requestAnimationFrame(step);
          else if (element.scrollTop < 90) reject(new Error(`it does not scroll: ${where}`));
          else resolve(frames);
        };
        requestAnimationFrame(step);
      });
    },
    [selector, seconds] as const,
  );
}
