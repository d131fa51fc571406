import { createRouter } from "@tanstack/react-router";
import { createElement } from "react";
import { setNavigator } from "../data/api/api-client.ts";
import { cleanArrivedAddress } from "../data/sign-in/arrived-address.ts";
import { RenderFailure } from "./error-boundary.tsx";
import { routeTree } from "./routes.tsx";

// Before the router, which reads and remembers the address. The part after `#` may change without the page loading
// again.
cleanArrivedAddress();
window.addEventListener("popstate", cleanArrivedAddress);

/** The router over the one table of routes. Links are plain paths, so that pages need not know the router's types. */
export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  // The sheet scrolls, not the window: a new page starts at its top. A change of the query alone, such as a filter,
  // keeps the scroll position, and returning to a page restores it.
  scrollToTopSelectors: ['[data-scroll-restoration-id="sheet"]'],
  getScrollRestorationKey: ({ pathname }) => pathname,
  defaultErrorComponent: ({ error }) => createElement(RenderFailure, { failure: error }),
});

setNavigator((path) => router.history.push(path));
