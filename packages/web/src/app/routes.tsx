import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from "@tanstack/react-router";
import { readSignIn } from "../data/sign-in/current-sign-in.ts";
import { signInPath } from "../data/sign-in/sign-in-path.ts";
import { PAGES } from "../routes/page-table.ts";
import { NotFound } from "../shell/not-found.tsx";
import { PAGE_LOADERS } from "./page-loaders.ts";

type Page = (typeof PAGES)[number];

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Every page except those for signing in and out is inside the frame and requires a sign-in (PG1). */
const frame = createRoute({
  id: "frame",
  getParentRoute: () => root,
  component: lazyRouteComponent(() => import("./themed-frame.tsx"), "ThemedFrame"),
  beforeLoad: ({ location }) => {
    if (readSignIn() === undefined) throw redirect({ href: signInPath(location.href) });
  },
});

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ href: "/accounting", replace: true });
  },
});

function route(page: Page) {
  return createRoute({
    getParentRoute: () => (page.isOpen === true ? root : frame),
    path: page.path,
    component: lazyRouteComponent(() => codeOf(page), "Page"),
  });
}

/** The wrapper is loaded with the first page that needs it: the sign-in page does not. */
async function codeOf(page: Page) {
  const load = PAGE_LOADERS[page.path];
  if (page.isOpen === true) return { Page: await load() };
  const [{ wrappedPage }, code] = await Promise.all([import("./wrapped-page.tsx"), load()]);
  return { Page: wrappedPage(page, code) };
}

const isOpen = (page: Page) => page.isOpen === true;

/** The routes of the table of pages, and the redirect to the first one. */
export const routeTree = root.addChildren([
  start,
  ...PAGES.filter(isOpen).map(route),
  frame.addChildren(PAGES.filter((page) => !isOpen(page)).map(route)),
]);
