export interface PageFoot {
  readonly left: string;
  readonly center: string;
  readonly right: string;
}

/**
 * The style of printed pages: A4 with the margins of the look, and a foot with the page's number on each. Browsers that
 * do not know boxes in the margin leave the foot out.
 */
export function pageStyle(foot: PageFoot): string {
  const box = (name: string, content: string, align: string) =>
    `@${name} { content: ${content}; text-align: ${align}; white-space: ${align === "center" ? "normal" : "nowrap"}; ${FOOT} }`;
  // The heads that other pages have give way to the head that stands in the table on each printed page.
  return `@media print { #page > header, [data-printed-company] { display: none; } }
@page {
  size: A4;
  margin: 16mm 17mm 14mm 20mm;
  ${box("bottom-left", cssText(foot.left), "left")}
  ${box("bottom-center", cssText(foot.center), "center")}
  ${box("bottom-right", `${cssText(`${foot.right}\u00A0\u00A0 Sida `)} counter(page) " av " counter(pages)`, "right")}
}`;
}

// What a foot holds may be long: the middle goes on below, or the texts of the three boxes would lie on each other.
const FOOT =
  'font: 8pt/10pt "Source Sans 3 Variable", sans-serif; color: #333; margin-top: 4px; border-top: 1px solid #8a8a86; padding-top: 6px; vertical-align: top;';

/** A text as a CSS string; every character with a meaning in CSS or HTML is written by its number. */
export function cssText(text: string): string {
  const safe = text.replace(
    /[\p{Cc}"'\\<>{}]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe}"`;
}
