import { afterEach, beforeAll } from "vitest";

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
