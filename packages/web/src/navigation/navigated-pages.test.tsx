import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Address, pushAddress, replaceAddress, visitAgain } from "./address.ts";
import { NavigatedPages } from "./navigated-pages.tsx";
import { useAddress, useIsComing, usePageAddress, useParams, useView } from "./use-address.ts";
import type { Destination, View } from "./visit.ts";

/** What the code of the pages waits for, by their names. */
let coming: Map<string, PromiseWithResolvers<View>>;
let loads: string[];
let mounted: number;

beforeEach(() => {
  coming = new Map();
  loads = [];
  mounted = 0;
});

afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A page that tells where it is, and which of its mounts it is. */
function pageNamed(name: string) {
  return function Page() {
    const [mount] = useState(() => ++mounted);
    return (
      <p>
        {name} {usePageAddress().href} {JSON.stringify(useParams())} {mount}
      </p>
    );
  };
}

const PAGES: Readonly<Record<string, View>> = Object.fromEntries(
  ["list", "voucher", "report"].map((name) => [name, { Page: pageNamed(name), frame: <Frame /> }]),
);
const OPEN: View = { Page: pageNamed("login") };

function destinationOf({ pathname }: Address): Destination {
  const [, name = "", id] = pathname.split("/");
  if (name === "") return { redirect: "/list" };
  if (name === "login") return { params: {}, load: () => OPEN };
  return { params: id === undefined ? {} : { id }, load: () => pageViewOf(name) };
}

function pageViewOf(name: string): View | Promise<View> {
  loads.push(name);
  return coming.get(name)?.promise ?? PAGES[name] ?? OPEN;
}

function Frame() {
  const [mount] = useState(() => ++mounted);
  return (
    <>
      <nav>
        ram {useAddress().href} {mount}
        {useIsComing() && <output>väntar</output>}
      </nav>
      <Shown />
    </>
  );
}

function Shown() {
  const view = useView();
  return view === undefined ? null : <view.Page />;
}

async function open(href: string) {
  replaceAddress(href);
  render(
    <NavigatedPages destinationOf={destinationOf}>
      <Root />
    </NavigatedPages>,
  );
  await act(async () => undefined);
}

function Root() {
  return useView()?.frame ?? <Shown />;
}

const go = (href: string) => act(async () => pushAddress(href));
const page = () => screen.getByRole("paragraph").textContent;
const frame = () => screen.getByRole("navigation").textContent;
const hold = (name: string) => coming.set(name, Promise.withResolvers());
const arrive = (name: string) => act(async () => coming.get(name)?.resolve(PAGES[name] ?? OPEN));

async function back() {
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await act(() => isBack);
}

test("the page of the address is shown with the parameters of its path", async () => {
  await open("/voucher/7?a=1");
  expect(page()).toBe('voucher /voucher/7?a=1 {"id":"7"} 2');
});

test("a page and what it knows of its address stay until the code of the next one is here", async () => {
  await open("/list?search=a");
  hold("report");
  await go("/report");
  expect(window.location.pathname).toBe("/report");
  expect(frame()).toBe("ram /report 1");
  expect(page()).toBe("list /list?search=a {} 2");
  await arrive("report");
  expect(page()).toBe("report /report {} 3");
});

test("PG69: a page that is awaited for more than 250 ms is told of, until it or the one before is shown", async () => {
  await open("/list");
  vi.useFakeTimers();
  hold("report");
  await go("/report");
  wait(240);
  expect(screen.queryByRole("status")).toBeNull();
  wait(20);
  expect(screen.queryByRole("status")).not.toBeNull();
  expect(page()).toContain("list");
  await arrive("report");
  expect(screen.queryByRole("status")).toBeNull();
  hold("voucher");
  await go("/voucher/1");
  wait(300);
  expect(screen.queryByRole("status")).not.toBeNull();
  await go("/report");
  expect(screen.queryByRole("status")).toBeNull();
  coming.clear();
  await go("/list");
  wait(1000);
  expect(screen.queryByRole("status")).toBeNull();
});

test("nothing is shown before the code of the first page is here", async () => {
  hold("list");
  await open("/list");
  expect(document.body.textContent).toBe("");
  await arrive("list");
  expect(page()).toContain("list");
});

test("who goes on while a page is loading comes to the later one, in whatever order they arrive", async () => {
  await open("/list");
  hold("report");
  hold("voucher");
  await go("/report");
  await go("/voucher/1");
  await arrive("voucher");
  expect(page()).toContain("voucher /voucher/1");
  await arrive("report");
  expect(page()).toContain("voucher /voucher/1");
});

test("who turns back while a page is loading finds the one before as it was", async () => {
  await open("/list?search=a");
  hold("report");
  await go("/report");
  await back();
  expect(page()).toBe("list /list?search=a {} 2");
  await arrive("report");
  expect(page()).toBe("list /list?search=a {} 2");
});

test("the frame stays between pages, and a page begins anew when it is another one", async () => {
  await open("/list");
  await go("/report");
  expect(frame()).toBe("ram /report 1");
  expect(page()).toBe("report /report {} 3");
  await go("/list");
  expect(page()).toBe("list /list {} 4");
});

test("a page stays as it is when only parameters, query or fragment change", async () => {
  await open("/voucher/1");
  await go("/voucher/2");
  expect(page()).toBe('voucher /voucher/2 {"id":"2"} 2');
  await go("/voucher/2?a=1#b");
  expect(page()).toBe('voucher /voucher/2?a=1#b {"id":"2"} 2');
  expect(loads).toEqual(["voucher", "voucher"]);
});

test("a query that is set at once is known at once, also while the page of the same path is loading", async () => {
  await open("/list");
  hold("report");
  await go("/report");
  await act(async () => replaceAddress("/report?from=2026-01-01"));
  await arrive("report");
  expect(page()).toBe("report /report?from=2026-01-01 {} 3");
});

test("Back and Forward show the pages with their queries", async () => {
  await open("/list?search=a");
  await go("/report");
  await back();
  expect(page()).toBe("list /list?search=a {} 4");
});

test("a redirect takes the place of the step", async () => {
  await open("/report");
  await go("/voucher/1");
  const steps = window.history.length;
  await go("/");
  expect(window.location.pathname).toBe("/list");
  expect(window.history.length).toBe(steps + 1);
  expect(page()).toContain("list /list");
});

test("a page outside the frame takes the frame away", async () => {
  await open("/list");
  await go("/login");
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(page()).toContain("login");
  await go("/list");
  expect(frame()).toContain("ram /list");
});

test("a page whose code did not come is asked for again by its own link", async () => {
  await open("/list");
  coming.set("report", {
    ...Promise.withResolvers(),
    promise: Promise.resolve({ Page: () => <p>Kom inte</p>, failed: { thrown: new Error("Kom inte") } }),
  });
  await go("/report");
  expect(page()).toBe("Kom inte");
  coming.clear();
  await go("/report");
  expect(page()).toContain("report /report");
});

test("an address that is visited again asks for code that did not come, and for no other", async () => {
  const missing: View = { Page: () => <p>Kom inte</p>, failed: { thrown: new Error("Kom inte") } };
  coming.set("report", { ...Promise.withResolvers(), promise: Promise.resolve(missing) });
  await open("/report");
  coming.clear();
  await act(async () => visitAgain());
  expect(page()).toContain("report /report");
  const shown = page();
  await act(async () => visitAgain());
  expect(page()).toBe(shown);
  expect(loads).toEqual(["report", "report"]);
});
