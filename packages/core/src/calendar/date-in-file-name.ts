import type { IsoDate } from "./iso-date.ts";
import { parseDate } from "./parse-date.ts";

const WITH_HYPHENS = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const EIGHT_DIGITS = /(?<!\d)\d{8}(?!\d)/g;

/**
 * The date in a file's name: the first yyyy-mm-dd, else the first eight digits that touch no other digit, that is a
 * real date in 1990-2100, so that order numbers are not taken for dates (CA9).
 */
export function dateInFileName(fileName: string): IsoDate | undefined {
  for (const pattern of [WITH_HYPHENS, EIGHT_DIGITS]) {
    for (const [text] of fileName.matchAll(pattern)) {
      const date = parseDate(text);
      if (date.ok && date.value >= "1990" && date.value < "2101") return date.value;
    }
  }
  return undefined;
}
