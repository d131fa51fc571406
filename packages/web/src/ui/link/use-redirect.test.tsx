import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { pushAddress, replaceAddress } from "../../navigation/address.ts";
import { NavigatedPages } from "../../navigation/navigated-pages.tsx";
import { useView } from "../../navigation/use-address.ts";
import type { View } from "../../navigation/visit.ts";
import { useRedirect } from "./use-redirect.ts";

/** A page that finds out that it has nothing to show when the test says so, and another one that loads slowly. */
async function setUp(start: string) {
  let findOut = () => {};
  const slow = Promise.withResolvers<View>();
  const pages: Readonly<Record<string, View | Promise<View>>> = {
    "/chart": {
      Page: function Chart() {
        const [isEmpty, setIsEmpty] = useState(false);
        findOut = () => setIsEmpty(true);
        useRedirect(isEmpty ? "/chart/create" : undefined);
        return "Kontoplan";
      },
    },
    "/chart/create": { Page: () => "Skapa kontoplan" },
    "/transaction": slow.promise,
  };
  const destinationOf = ({ pathname }: { readonly pathname: string }) => ({
    params: {},
    load: () => pages[pathname.replace(/\/$/, "")] ?? { Page: () => "Finns inte" },
  });
  replaceAddress(start);
  render(
    <NavigatedPages destinationOf={destinationOf}>
      <ShownPage />
    </NavigatedPages>,
  );
  await screen.findByText("Kontoplan");
  const arrive = () => act(async () => slow.resolve({ Page: () => "Transaktioner" }));
  return { findOut: () => act(async () => findOut()), arrive };
}

function ShownPage() {
  const view = useView();
  return view === undefined ? null : <view.Page />;
}

test.each(["/chart", "/chart/", "/chart?search=19"])("%s leads to where one goes instead", async (start) => {
  const { findOut } = await setUp(start);
  const steps = window.history.length;
  await findOut();
  await screen.findByText("Skapa kontoplan");
  expect(window.location.pathname).toBe("/chart/create");
  expect(window.history.length).toBe(steps);
});

test("who is on the way to another page comes there", async () => {
  const { findOut, arrive } = await setUp("/chart");
  await act(async () => pushAddress("/transaction"));
  await findOut();
  expect(window.location.pathname).toBe("/transaction");
  await arrive();
  await screen.findByText("Transaktioner");
});

test("who turns back on the way is led on then", async () => {
  const { findOut } = await setUp("/chart");
  await act(async () => pushAddress("/transaction"));
  await findOut();
  await act(async () => replaceAddress("/chart"));
  await screen.findByText("Skapa kontoplan");
  expect(window.location.pathname).toBe("/chart/create");
});
