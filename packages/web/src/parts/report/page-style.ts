import type { PaperSize } from "./paper-size.ts";

export interface PageFooter {
  readonly left: string;
  readonly center: string;
  readonly right: string;
}

/**
 * The style of printed pages: A4, unless a wide sheet takes more, with the margins of the design, and a footer with the page number on each. Browsers
 * that do not support margin boxes leave the footer out.
 */
export function pageStyle(footer: PageFooter, paper: PaperSize = "A4"): string {
  const box = (name: string, content: string, align: string) =>
    `@${name} { content: ${content}; text-align: ${align}; white-space: ${align === "center" ? "normal" : "nowrap"}; ${FOOTER} }`;
  // The headings of other pages give way to the heading in the table on each printed page.
  return `@media print { #page > header, [data-printed-company] { display: none; } }
@page {
  size: ${paper};
  margin: 16mm 17mm 14mm 20mm;
  ${box("bottom-left", cssText(footer.left), "left")}
  ${box("bottom-center", cssText(footer.center), "center")}
  ${box("bottom-right", `${cssText(`${footer.right}\u00A0\u00A0 Sida `)} counter(page) " av " counter(pages)`, "right")}
}`;
}

// The content of a footer may be long: the middle box wraps, or the texts of the three boxes would overlap.
const FOOTER =
  'font: 8pt/10pt "Source Sans 3 Variable", sans-serif; color: #333; margin-top: 4px; border-top: 1px solid #8a8a86; padding-top: 6px; vertical-align: top;';

/** A text as a CSS string; every character with a meaning in CSS or HTML is escaped. */
export function cssText(text: string): string {
  const safe = text.replace(
    /[\p{Cc}"'\\<>{}]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe}"`;
}
