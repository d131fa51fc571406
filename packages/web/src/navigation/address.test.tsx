import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentAddress, pushAddress, replaceAddress, watchAddress } from "./address.ts";
import { useAddress, usePageAddress, useParams } from "./use-address.ts";

beforeEach(() => window.history.replaceState(null, "", "/a?x=1#part"));
afterEach(() => void vi.restoreAllMocks());

const back = async () => {
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await act(() => isBack);
};

test("the address has its parts as the browser has them", () => {
  expect(currentAddress()).toEqual({ href: "/a?x=1#part", pathname: "/a", search: "?x=1", hash: "#part" });
  pushAddress("/konto/%C3%85%2F1?text=sm%C3%A5");
  expect(currentAddress()).toMatchObject({
    pathname: "/konto/%C3%85%2F1",
    search: "?text=sm%C3%A5",
    hash: "",
  });
});

test("a step is added or replaced, and stores its state", () => {
  const before = window.history.length;
  pushAddress("/b", { mark: true });
  expect([window.location.pathname, window.history.length]).toEqual(["/b", before + 1]);
  expect(window.history.state).toEqual({ mark: true });
  replaceAddress("/c");
  expect([window.location.pathname, window.history.length]).toEqual(["/c", before + 1]);
  expect(window.history.state).toBeNull();
});

test("whoever listens hears of both, and of Back, and no longer after the end", async () => {
  const heard: string[] = [];
  const stop = watchAddress(() => heard.push(currentAddress().href));
  pushAddress("/b");
  replaceAddress("/c?y=2");
  await back();
  stop();
  pushAddress("/d");
  expect(heard).toEqual(["/b", "/c?y=2", "/a?x=1#part"]);
});

test("a listener may go elsewhere: the others hear where that is", () => {
  const heard: string[] = [];
  const stops = [
    watchAddress(() => {
      if (currentAddress().pathname === "/") replaceAddress("/start");
    }),
    watchAddress(() => heard.push(currentAddress().pathname)),
  ];
  pushAddress("/");
  for (const stop of stops) stop();
  expect(heard).toEqual(["/start", "/start"]);
});

test("a note in the browser's address is not heard of, and stays until one goes elsewhere", () => {
  const stop = watchAddress(() => undefined);
  const before = currentAddress();
  window.history.replaceState(null, "", "/a?x=1&row=A-7");
  expect(currentAddress()).toBe(before);
  stop();
});

test.each(["//evil.example/x?y=1", "https://evil.example/x?y=1", "/\\evil.example/x?y=1"])(
  "nobody is led to a foreign site: %s",
  (href) => {
    const { origin } = window.location;
    pushAddress(href);
    expect(window.location.href).toBe(`${origin}/x?y=1`);
  },
);

test("a browser that refuses too many changes keeps nobody from the page", () => {
  vi.spyOn(window.history, "pushState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  const stop = watchAddress(() => undefined);
  pushAddress("/b");
  expect(currentAddress().pathname).toBe("/b");
  stop();
});

test("a component alone is on the page of the address, without parameters", () => {
  const { result } = renderHook(() => ({ page: usePageAddress(), params: useParams() }));
  expect(result.current).toMatchObject({ page: { href: "/a?x=1#part" }, params: {} });
  act(() => pushAddress("/b"));
  expect(result.current.page.href).toBe("/b");
});

test("what shows the address is rendered again when it changes", async () => {
  const Shown = () => useAddress().href;
  render(<Shown />);
  act(() => pushAddress("/b"));
  screen.getByText("/b");
  await back();
  screen.getByText("/a?x=1#part");
});
