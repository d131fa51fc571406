import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushAddress, replaceAddress } from "../../navigation/address.ts";
import { NavigatedPages } from "../../navigation/navigated-pages.tsx";
import { useView } from "../../navigation/use-address.ts";
import type { View } from "../../navigation/visit.ts";
import { useQueryState } from "./query-state.ts";

let slow: PromiseWithResolvers<View>;
/** What the button of the list does. */
let press: (set: ReturnType<typeof useQueryState>[1]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  slow = Promise.withResolvers();
});
afterEach(() => void vi.useRealTimers());

function List() {
  const [query, set] = useQueryState();
  return (
    <>
      <input
        aria-label="Sök"
        value={query("search") ?? ""}
        onChange={({ target: { value } }) => set({ search: value }, { isTyped: true })}
      />
      <button type="button" onClick={() => press(set)}>
        Ställ in
      </button>
    </>
  );
}

function Shown() {
  const view = useView();
  return view === undefined ? null : <view.Page />;
}

const LIST: View = { Page: List };

async function open(href: string) {
  replaceAddress(href);
  render(
    <NavigatedPages
      destinationOf={({ pathname }) => ({
        params: {},
        load: () => (pathname === "/slow" ? slow.promise : LIST),
      })}
    >
      <Shown />
    </NavigatedPages>,
  );
  await act(async () => undefined);
}

const field = () => screen.getByLabelText<HTMLInputElement>("Sök");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const go = (href: string) => act(async () => pushAddress(href));

test("what is typed is shown at once, and is in the address when the typing pauses, in the same step", async () => {
  await open("/list?sort=date&row=A-7");
  const steps = window.history.length;
  for (const value of ["h", "hy", "hyr"]) {
    type(value);
    expect(field().value).toBe(value);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(window.location.search).toBe("?sort=date&row=A-7");
  act(() => void vi.advanceTimersByTime(120));
  expect(window.location.search).toBe("?sort=date&search=hyr");
  expect(window.history.length).toBe(steps);
  expect(field().value).toBe("hyr");
});

test.each([
  ["a press of the pointer", () => fireEvent.pointerDown(document.body)],
  ["Enter", () => fireEvent.keyDown(field(), { key: "Enter" })],
  ["leaving the window", () => window.dispatchEvent(new Event("pagehide"))],
])("what is typed is in the address before %s leads elsewhere", async (_what, leave) => {
  await open("/list");
  type("hyra");
  expect(window.location.search).toBe("");
  act(() => void leave());
  expect(window.location.search).toBe("?search=hyra");
});

test("several values set after each other are all kept", async () => {
  await open("/list");
  press = (set) => {
    set({ from: "2026-01-01" });
    set({ to: "2026-12-31" });
    set({ search: "hyra", from: undefined });
  };
  fireEvent.click(screen.getByRole("button"));
  expect(window.location.search).toBe("?to=2026-12-31&search=hyra");
});

test("what is typed while the next page is loading is not written in that page's address", async () => {
  await open("/list?search=a");
  await go("/slow?search=b");
  expect(field().value).toBe("a");
  type("ab");
  act(() => void vi.advanceTimersByTime(1000));
  press = (set) => set({ from: "2026-01-01" });
  fireEvent.click(screen.getByRole("button"));
  expect(window.location.href).toMatch(/\/slow\?search=b$/);
});

test("a filter of the address before does not come along", async () => {
  await open("/list");
  type("hyra");
  act(() => void vi.advanceTimersByTime(1000));
  await go("/list");
  expect(field().value).toBe("");
  await go("/list?search=el");
  expect(field().value).toBe("el");
});
