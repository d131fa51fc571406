import type { Page } from "playwright-core";
import { findingsInLooks, LOOKS } from "./accessible.ts";
import { findingsWithLargeText } from "./large-text.ts";
import { findingsAt400Percent, findingsWithTextSpacing, motions } from "./measured.ts";

const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";

/**
 * The findings of the page as it is: rules of WCAG, at 400 %, with text of twice the size, motion. In one of the six
 * looks, the same for the same `place` among the states; by `npm run long` in all of them. What is opened in a page is
 * enlarged at every second place, and by `npm run long` at each: the pages themselves always are.
 */
export async function findingsOfLooks(page: Page, place: number, isOpened: boolean): Promise<string[]> {
  const looks = IS_LONG ? LOOKS : LOOKS.slice(place % LOOKS.length, (place % LOOKS.length) + 1);
  const found = [
    ...(await findingsInLooks(page, looks, isOpened)),
    ...(await motions(page)).map((motion) => `motion: ${motion}`),
  ];
  if (isOpened && !IS_LONG && place % 2 === 1) return found;
  found.push(...(await findingsAt400Percent(page)), ...(await findingsWithLargeText(page)));
  if (!isOpened) found.push(...(await findingsWithTextSpacing(page)));
  return found;
}
