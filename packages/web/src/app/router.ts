import { createRouter } from "@tanstack/react-router";
import { setNavigator } from "../data/api-client.ts";
import { RenderFailure } from "./error-boundary.tsx";
import { routeTree } from "./routes.tsx";
import { createElement } from "react";

/** The router over the one table of routes. Links are plain paths, so pages need not know the router's types. */
export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultErrorComponent: ({ error }) => createElement(RenderFailure, { failure: error }),
});

setNavigator((path) => router.history.push(path));
