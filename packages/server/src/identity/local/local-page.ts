import { createHash } from "node:crypto";
import { SIGN_IN_STYLE } from "./sign-in-style.ts";
import { WORDMARK } from "./wordmark.ts";

/** The hash by which a content security policy allows the style of these pages. */
export const STYLE_HASH = createHash("sha256").update(SIGN_IN_STYLE).digest("base64");

/**
 * A page of the local provider in the product's look, self-contained. `content` is HTML in which typed text is escaped.
 */
export function localPage(title: string, content: string, script?: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} - Huvudbok</title><link rel="icon" href="/mark.svg"><style>${SIGN_IN_STYLE}</style>${script === undefined ? "" : `<script src="${script}" defer></script>`}</head>
<body><main><div>${WORDMARK}</div><div class="mid"><h1>${title}</h1>
${content}
</div></main><aside aria-hidden="true"><div class="leaf">${"<div></div>".repeat(16)}</div></aside></body></html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
