import { createHash } from "node:crypto";
import { SIGN_IN_STYLE } from "./sign-in-style.ts";
import { WORDMARK } from "./wordmark.ts";

/** The hash by which a content security policy allows the style of these pages. */
export const STYLE_HASH = createHash("sha256").update(SIGN_IN_STYLE).digest("base64");

/** A picture of what the product makes: a balance report of an imagined company, hidden from screen readers. */
const SAMPLE = [
  ["Balansrapport", "Exempel"],
  ["1220", "Inventarier", "48 200,00"],
  ["1229", "Avskrivningar på inventarier", "−19 280,00"],
  ["1460", "Lager av handelsvaror", "61 450,00"],
  ["1510", "Kundfordringar", "37 125,00"],
  ["1630", "Skattekonto", "4 310,00"],
  ["1910", "Kassa", "1 240,00"],
  ["1930", "Företagskonto", "148 902,50"],
  ["2081", "Aktiekapital", "−50 000,00"],
  ["2091", "Balanserad vinst", "−118 460,00"],
  ["2440", "Leverantörsskulder", "−22 870,00"],
  ["2650", "Redovisningskonto för moms", "−14 625,00"],
  ["2710", "Personalskatt", "−9 840,00"],
  ["2731", "Sociala avgifter", "−11 311,20"],
  ["2920", "Semesterlöner", "−16 200,00"],
  ["Beräknat resultat", "38 641,30"],
]
  .map((row) => `<div>${row.map((cell) => `<span>${cell}</span>`).join("")}</div>`)
  .join("");

/**
 * A page of the local provider in the product's look, self-contained. `content` is HTML in which typed text is escaped.
 */
export function localPage(title: string, content: string, script?: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} - Huvudbok</title><link rel="icon" href="/mark.svg"><style>${SIGN_IN_STYLE}</style>${script === undefined ? "" : `<script src="${script}" defer></script>`}</head>
<body><main><div>${WORDMARK}</div><div class="mid"><h1>${title}</h1>
${content}
</div></main><aside aria-hidden="true"><div class="leaf">${SAMPLE}</div></aside></body></html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
