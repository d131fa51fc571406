import { beforeEach, expect, test, vi } from "vitest";
import { signInOf } from "../../test/fake-fetch.ts";
import { freshBrowser } from "../../test/fresh-browser.ts";
import { writeSignIn } from "../data/sign-in/stored-sign-in.ts";
import { destinationOf } from "./destinations.ts";

const asked = vi.hoisted((): string[] => []);
const notFound = vi.hoisted(() => ({ Page: () => null }));
vi.mock("./page-views.tsx", () => ({
  notFoundView: () => notFound,
  pageViewOf: ({ path }: { readonly path: string }) => {
    asked.push(path);
    return { Page: () => null };
  },
}));

beforeEach(() => {
  freshBrowser();
  asked.length = 0;
});

/** Where an address leads to: another address, or the path and the parameters of a page. */
function at(href: string) {
  const { pathname, search, hash } = new URL(href, window.location.href);
  const destination = destinationOf({ href, pathname, search, hash });
  if ("redirect" in destination) return destination.redirect;
  void destination.load();
  return { path: asked.at(-1), params: destination.params };
}

test.each([
  ["/accounting", "/login?returnUrl=%2Faccounting"],
  ["/settings?a=1", "/login?returnUrl=%2Fsettings%3Fa%3D1"],
  ["/accounting/transaction/A/12/", "/login?returnUrl=%2Faccounting%2Ftransaction%2FA%2F12%2F"],
])("PG1: without a sign-in %s leads to the sign-in and back", (href, to) => {
  expect(at(href)).toBe(to);
});

test.each(["/login", "/login/", "/Login/code", "/logout?x=1"])("PG1: %s takes no sign-in", (href) => {
  expect(at(href)).toMatchObject({ path: href.toLowerCase().replace(/[/?](x=1)?$/, "") });
});

test("whoever is signed in comes to the page, with the parameters of its path", () => {
  writeSignIn(signInOf("eva"));
  expect(at("/accounting/transaction/B%2F1/12?year=f1")).toEqual({
    path: "/accounting/transaction/$series/$id",
    params: { series: "B/1", id: "12" },
  });
  expect(at("/accounting/transaction/create")).toEqual({
    path: "/accounting/transaction/create/{-$mode}",
    params: {},
  });
});

test("the address of the product alone leads home", () => {
  expect(at("/")).toBe("/accounting");
});

test.each(["/finns/inte", "/accounting/finns-inte", "/accounting/report"])("%s is no page", (href) => {
  for (const begin of [() => undefined, () => writeSignIn(signInOf("eva"))]) {
    begin();
    const destination = destinationOf({ href, pathname: href, search: "", hash: "" });
    expect("load" in destination && destination.load()).toBe(notFound);
  }
});
