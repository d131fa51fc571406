/**
 * Removes the frame and 'Laddar' of the page's HTML when the app has drawn a page, before the browser shows that: until
 * then the scripts of the page may still be on their way, and the app would be an empty window.
 */
export function endLoadingWhenDrawn(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector("header, main") === null) return;
    observer.disconnect();
    document.getElementById("loading")?.remove();
    delete document.documentElement.dataset["loading"];
  });
  observer.observe(root, { childList: true, subtree: true });
}
