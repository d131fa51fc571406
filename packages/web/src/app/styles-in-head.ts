/**
 * The page's HTML has its style sheet last, so that it is drawn before the sheet has come. What is loaded later adds its
 * sheets to the head, and the theme its values to the page: both must come after the first one to win over it. Load this
 * file first. The sheet is taken from the browser's cache, and the one in the body stays until then.
 */
function putStylesInHead(): void {
  for (const late of document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')) {
    const first = late.cloneNode();
    first.addEventListener("load", () => late.remove());
    document.head.append(first);
  }
}

putStylesInHead();

// A module, though it has nothing to give.
export {};
