import { createRouter } from "@tanstack/react-router";
import { createElement } from "react";
import { setNavigator } from "../data/api-client.ts";
import { RenderFailure } from "./error-boundary.tsx";
import { routeTree } from "./routes.tsx";

/** The router over the one table of routes. Links are plain paths, so pages need not know the router's types. */
export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  // The sheet scrolls, not the window: a new page starts at its top. What only changes the query, such as a filter,
  // leaves the page where it is, and a page that one comes back to is where it was left.
  scrollToTopSelectors: ['[data-scroll-restoration-id="sheet"]'],
  getScrollRestorationKey: ({ pathname }) => pathname,
  defaultErrorComponent: ({ error }) => createElement(RenderFailure, { failure: error }),
});

setNavigator((path) => router.history.push(path));
