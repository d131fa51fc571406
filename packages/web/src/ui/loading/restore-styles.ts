/**
 * Requests styles again that could not be fetched. Code on demand adds a link for its style once, and never again:
 * without this, code that was loaded at the second try would have no style.
 */
export function restoreStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
