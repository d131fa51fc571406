/**
 * Asks anew for styles that could not be fetched. What loads code on demand adds a link for its style once, and never
 * again: without this, code that came at the second try would stand without its style.
 */
export function restoreStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
