import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useRedirect } from "./use-redirect.ts";

/** A page that finds out that it has nothing to show when the test says so, and another one that loads slowly. */
async function setUp(start: string) {
  let findOut = () => {};
  const slow = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, component, ...(loader === undefined ? {} : { loader }) });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [start] }),
    defaultPendingMs: 1_000_000,
    routeTree: root.addChildren([
      page("/chart", function Chart() {
        const [isEmpty, setIsEmpty] = useState(false);
        findOut = () => setIsEmpty(true);
        useRedirect(isEmpty ? "/chart/create" : undefined);
        return "Kontoplan";
      }),
      page("/chart/create", () => "Skapa kontoplan"),
      page(
        "/transaction",
        () => "Transaktioner",
        () => slow.promise,
      ),
    ]),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("Kontoplan");
  return { router, findOut: () => act(async () => findOut()), arrive: () => act(async () => slow.resolve()) };
}

test.each(["/chart", "/chart/", "/chart?search=19"])("%s leads to where one goes instead", async (start) => {
  const { router, findOut } = await setUp(start);
  await findOut();
  await screen.findByText("Skapa kontoplan");
  expect(router.history.location.pathname).toBe("/chart/create");
});

test("who is on the way to another page comes there", async () => {
  const { router, findOut, arrive } = await setUp("/chart");
  await act(async () => router.history.push("/transaction"));
  await findOut();
  expect(router.history.location.pathname).toBe("/transaction");
  await arrive();
  await screen.findByText("Transaktioner");
});
