import type { Page } from "playwright-core";
import { findingsInLooks, LOOKS } from "./accessible.ts";
import { findingsWithLargeText } from "./large-text.ts";
import { findingsAt400Percent, findingsWithTextSpacing, motions } from "./measured.ts";

const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";

/**
 * The findings of the page as it is: rules of WCAG, at 400 %, with text of twice the size, motion. In one of the six
 * looks, the same for the same `place` among the states; by `npm run long` in all of them.
 */
export async function findingsOfLooks(page: Page, place: number, isOpened: boolean): Promise<string[]> {
  const looks = IS_LONG ? LOOKS : LOOKS.slice(place % LOOKS.length, (place % LOOKS.length) + 1);
  return [
    ...(await findingsInLooks(page, looks, isOpened)),
    ...(await findingsAt400Percent(page)),
    ...(await findingsWithLargeText(page)),
    ...(await motions(page)).map((motion) => `motion: ${motion}`),
    ...(isOpened ? [] : await findingsWithTextSpacing(page)),
  ];
}
