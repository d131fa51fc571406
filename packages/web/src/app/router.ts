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
  defaultErrorComponent: ({ error }) => createElement(RenderFailure, { failure: error }),
});

setNavigator((path) => router.history.push(path));
