/** What programs break lines at. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
/** Line breaks and every other control character, such as a tab. */
const OFF_LINE = /[\p{Cc}\u2028\u2029]/u;
const RUN_OFF_LINE = new RegExp(`${OFF_LINE.source}+`, "gu");

/** Whether a text has more than one line: in a file of records what stands on the second could be a record of its own. */
export function hasLineBreak(text: string): boolean {
  return LINE_BREAK.test(text);
}

/** Whether a text is one line of characters that can be printed. */
export function isOneLine(text: string): boolean {
  return !OFF_LINE.test(text);
}

/** The text with a blank for what is no part of a line. */
export function onOneLine(text: string): string {
  return text.replace(RUN_OFF_LINE, " ");
}
