import { afterEach, beforeAll } from "vitest";

// Files share a window: what an earlier one has left in it is not this one's.
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");

// What Mantine requires of a browser and jsdom does not have.
window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.HTMLElement.prototype.scrollIntoView = () => {};

afterEach(async () => {
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});

// Waiting tests whether something happens, never how soon.
beforeAll(async () => {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
});
