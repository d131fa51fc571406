import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Address, pushAddress, replaceAddress } from "./address.ts";
import { NavigatedPages } from "./navigated-pages.tsx";
import { forgetPositions } from "./scroll-positions.ts";
import type { Destination, View } from "./visit.ts";

let slow: PromiseWithResolvers<View> | undefined;
let sheet: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  forgetPositions();
  slow = undefined;
  document.body.innerHTML = '<div data-scroll-restoration-id="sheet"><h2 id="moms">Moms</h2></div>';
  const found = document.querySelector<HTMLElement>("[data-scroll-restoration-id]");
  if (found === null) throw new Error("no sheet");
  sheet = found;
});
afterEach(() => void vi.restoreAllMocks());

const VIEW: View = { Page: () => null };

function destinationOf({ pathname }: Address): Destination {
  return { params: {}, load: () => (pathname === "/slow" && slow !== undefined ? slow.promise : VIEW) };
}

async function open(href: string) {
  replaceAddress(href);
  const rendered = render(<NavigatedPages destinationOf={destinationOf}>sida</NavigatedPages>);
  await act(async () => undefined);
  return rendered;
}

const go = (href: string) => act(async () => pushAddress(href));

/** Scrolls as a person does, or as a part of a page does. */
function scroll(element: Element, top: number): void {
  element.scrollTop = top;
  element.dispatchEvent(new Event("scroll"));
}

test("a new page begins at its top, and one that was left is where it was left", async () => {
  await open("/list");
  scroll(sheet, 500);
  await go("/report");
  expect(sheet.scrollTop).toBe(0);
  scroll(sheet, 70);
  await go("/list?search=a");
  expect(sheet.scrollTop).toBe(500);
  await go("/report");
  expect(sheet.scrollTop).toBe(70);
});

test("a change of the query alone keeps the position", async () => {
  await open("/list");
  scroll(sheet, 500);
  await go("/list?search=a");
  expect(sheet.scrollTop).toBe(500);
});

test("the page stays where it is until the next one is here", async () => {
  slow = Promise.withResolvers();
  await open("/list");
  scroll(sheet, 500);
  await go("/slow");
  expect(sheet.scrollTop).toBe(500);
  await act(async () => slow?.resolve(VIEW));
  expect(sheet.scrollTop).toBe(0);
});

test("a page that was too short for its position, and was not scrolled, keeps that for the next time", async () => {
  await open("/list");
  scroll(sheet, 500);
  await go("/report");
  await go("/list");
  // Its rows have not come.
  sheet.scrollTop = 0;
  await go("/report");
  await go("/list");
  expect(sheet.scrollTop).toBe(500);
});

test("what scrolls inside the page is not the page", async () => {
  await open("/list");
  const inner = sheet.appendChild(document.createElement("div"));
  sheet.scrollTop = 300;
  scroll(inner, 40);
  await go("/report");
  await go("/list");
  expect(sheet.scrollTop).toBe(0);
});

test("without a frame the window is placed", async () => {
  await open("/login");
  scroll(document.documentElement, 90);
  document.dispatchEvent(new Event("scroll"));
  await go("/logout");
  expect(document.documentElement.scrollTop).toBe(0);
  await go("/login");
  expect(document.documentElement.scrollTop).toBe(90);
});

test("a fragment leads to what it names", async () => {
  const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
  await open("/list");
  await go("/report#moms");
  expect(seen).toHaveBeenCalledOnce();
});

test("a reloaded page is where it was, and the browser does not place it as well", async () => {
  const { unmount } = await open("/list");
  expect(window.history.scrollRestoration).toBe("manual");
  scroll(sheet, 500);
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  unmount();
  sheet.scrollTop = 0;
  await open("/list");
  expect(sheet.scrollTop).toBe(500);
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  expect(window.history.scrollRestoration).toBe("manual");
});

test("what cannot be read of the storage is left alone", async () => {
  sessionStorage.setItem("scrollPositions", "{not json");
  await open("/list");
  expect(sheet.scrollTop).toBe(0);
});
