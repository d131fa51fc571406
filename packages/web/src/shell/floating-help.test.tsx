import { MantineProvider } from "@mantine/core";
import { IconHome } from "@tabler/icons-react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaletteSources } from "./palette/palette-groups.ts";

const push = vi.hoisted(() => vi.fn());
/** How the code of the palette loads: at once, when it is released, or not at all. */
const network = vi.hoisted(() => ({ answer: () => Promise.resolve() }));

const SOURCES: PaletteSources = {
  pages: [
    { id: "balance", icon: IconHome, title: "Balansrapport", to: "/balance" },
    { id: "chart", icon: IconHome, title: "Kontoplan", to: "/chart" },
  ],
  recent: [{ id: "list", icon: IconHome, title: "Transaktioner", to: "/list" }],
  commands: [],
  accounts: [],
  transactions: new Map(),
  highest: new Map(),
  balanceOf: () => undefined,
};

vi.mock("../navigation/address.ts", async (original) => ({
  ...(await original<object>()),
  pushAddress: push,
}));
vi.mock("./palette/use-palette-sources.ts", () => ({ usePaletteSources: () => SOURCES }));
vi.mock("./palette/palette-code.ts", () => ({
  paletteCode: async () => {
    await network.answer();
    return (await import("./palette/palette.tsx")).Palette;
  },
}));

const open = vi.fn<() => Window | null>();

beforeEach(() => {
  vi.resetModules();
  push.mockClear();
  open.mockReset().mockReturnValue(window);
  vi.stubGlobal("open", open);
  network.answer = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show() {
  const [{ FloatingHelp, useFloatingHelp }, { ToastProvider }] = await Promise.all([
    import("./floating-help.tsx"),
    import("../ui/label/toast.tsx"),
  ]);
  function Page() {
    const help = useFloatingHelp();
    return (
      <>
        <button type="button" onClick={help.openPalette}>
          Sök
        </button>
        <FloatingHelp
          help={help}
          flags={{ company: true, fiscalYear: true, accountPlan: true, may: () => true, features: new Set() }}
        />
      </>
    );
  }
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <Page />
      </ToastProvider>
    </MantineProvider>,
  );
  screen.getByRole("button", { name: "Sök" }).focus();
}

const ask = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Sök" })));
const focused = () => document.activeElement ?? document.body;
const press = (key: string, delayed: KeyboardEventInit = {}) =>
  fireEvent.keyDown(focused(), { key, ...delayed });
const field = () => screen.findByRole("combobox");

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** The code of the palette is being loaded until it is released. */
function modifiers(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  network.answer = () => promise;
  return async () => {
    await act(async () => {
      resolve();
      await import("./palette/palette.tsx");
    });
  };
}

test("what is pressed before the palette has come is done in it when it has", async () => {
  const release = modifiers();
  await show();
  await ask();
  for (const key of ["b", "x", "Backspace", "a", "l"]) press(key);
  await release();
  expect(await field()).toHaveProperty("value", "bal");
  expect(focused()).toBe(await field());
  press("Enter");
  expect(push).toHaveBeenCalledExactlyOnceWith("/balance");
});

test.each([
  ["Enter opens here", ["k", "o", "Enter"], {}, "/chart"],
  ["an arrow moves first", ["ArrowDown", "ArrowDown", "ArrowUp", "Enter"], {}, "/balance"],
  ["what is typed after Enter does not count", ["k", "o", "Enter", "x"], {}, "/chart"],
])("also the key that chooses, pressed before the palette has come: %s", async (_name, keys, with_, to) => {
  const release = modifiers();
  await show();
  await ask();
  for (const key of keys) press(key, with_);
  await release();
  await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith(to));
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("Ctrl+Enter pressed before the palette has come opens a tab", async () => {
  const release = modifiers();
  await show();
  await ask();
  press("Enter", { ctrlKey: true });
  await release();
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/list", "_blank"));
  expect(push).not.toHaveBeenCalled();
});

test("what is to be seen has the focus already: no key falls between", async () => {
  await show();
  await ask();
  const waiting = await screen.findByRole("option", { name: "Transaktioner" });
  expect(waiting.getAttribute("aria-selected")).toBe("true");
  expect(focused()).toBe(screen.getByRole("combobox"));
  press("Enter", { ctrlKey: true });
  expect(open).toHaveBeenCalledExactlyOnceWith("/list", "_blank");
});

test("a tab that the browser refuses is opened here instead", async () => {
  open.mockReturnValue(null);
  await show();
  await ask();
  await field();
  press("Enter", { ctrlKey: true });
  expect(push).toHaveBeenCalledExactlyOnceWith("/list");
});

test("the focus goes back to where it was, but not from a palette that is open again", async () => {
  await show();
  await ask();
  await field();
  vi.useFakeTimers();
  press("k", { ctrlKey: true });
  expect(screen.queryByRole("combobox")).toBeNull();
  act(() => screen.getByRole("button", { name: "Sök" }).click());
  wait(100);
  expect(focused()).toBe(screen.getByRole("combobox"));
  press("k", { ctrlKey: true });
  wait(100);
  expect(focused()).toBe(screen.getByRole("button", { name: "Sök" }));
  vi.useRealTimers();
});

test("a palette that cannot be fetched says so, leaves the keys to the page, and comes at the next try", async () => {
  network.answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await show();
  await ask();
  expect(await screen.findByText(/^Det gick inte att öppna/)).toBeDefined();
  expect(press("a")).toBe(true);
  expect(focused()).toBe(screen.getByRole("button", { name: "Sök" }));
  network.answer = () => Promise.resolve();
  await ask();
  expect(focused()).toBe(await field());
});

test("the palette closes when the address changes behind it, and not when the page writes its own query", async () => {
  const { replaceAddress } = await import("../navigation/address.ts");
  window.history.pushState(null, "", "/list");
  window.history.pushState(null, "", "/list?search=a");
  await show();
  await ask();
  await field();
  act(() => replaceAddress("/list?search=ab"));
  expect(screen.queryByRole("combobox")).not.toBeNull();
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await act(() => isBack);
  expect(screen.queryByRole("combobox")).toBeNull();
  await ask();
  await field();
  act(() => replaceAddress("/other"));
  expect(screen.queryByRole("combobox")).toBeNull();
});
