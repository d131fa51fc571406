import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { noteServerReached } from "../data/api/server-reached.ts";
import { pushAddress, replaceAddress } from "../navigation/address.ts";
import { NavigatedPages } from "../navigation/navigated-pages.tsx";
import { PAGES } from "../routes/page-table.ts";
import { notFoundView, pageViewOf } from "./page-views.tsx";
import { allowReload, reloadForNewCode } from "./reload-for-new-code.ts";
import { ShownPage } from "./shown-page.tsx";

const code = vi.hoisted(() => ({ settings: vi.fn(), home: vi.fn(), chart: vi.fn() }));
const NOT_FETCHED = new TypeError("Failed to fetch dynamically imported module: http://bok/assets/a.js");

vi.mock("./page-loaders.ts", () => ({
  PAGE_LOADERS: {
    "/settings": code.settings,
    "/accounting": code.home,
    "/login": code.home,
    "/accounting/accountPlan": code.chart,
  },
}));
vi.mock("./wrapped-page.tsx", () => ({ wrappedPage: (_page: object, Page: object) => Page }));
vi.mock("./themed-frame.tsx", () => ({
  ThemedFrame: ({ children }: { readonly children: React.ReactNode }) => <nav>ram {children}</nav>,
}));
vi.mock("./reload-for-new-code.ts", () => ({
  reloadForNewCode: vi.fn(() => Promise.resolve()),
  allowReload: vi.fn(() => true),
}));
/** What the server says when it is asked. */
const server = vi.hoisted(() => ({ ask: vi.fn(() => Promise.resolve()) }));
vi.mock("../data/api/api-client.ts", () => ({ askServer: server.ask }));

const rowAt = (path: string) => {
  const row = PAGES.find((page) => page.path === path);
  if (row === undefined) throw new Error(path);
  return row;
};

beforeEach(() => {
  // React logs what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  code.home.mockReset().mockResolvedValue(() => "Hem");
  code.settings.mockReset().mockResolvedValue(() => "Inställningar");
});

async function open(path: string) {
  replaceAddress(path);
  render(
    <NavigatedPages
      destinationOf={({ pathname }) => ({ params: {}, load: () => pageViewOf(rowAt(pathname)) })}
    >
      <ShownPage />
    </NavigatedPages>,
  );
  await act(() => vi.dynamicImportSettled());
}

const go = async (path: string) => {
  await act(async () => pushAddress(path));
  await act(() => vi.dynamicImportSettled());
};
const title = () => screen.queryByRole("heading", { level: 1 })?.textContent;

test("a page whose code cannot be fetched says so in its frame, and is fetched again by the next way to it", async () => {
  code.settings.mockRejectedValueOnce(NOT_FETCHED);
  await open("/settings");
  expect(reloadForNewCode).toHaveBeenCalledExactlyOnceWith(NOT_FETCHED);
  expect(screen.getByRole("navigation").textContent).toContain("Sidan kunde inte visas");
  await go("/accounting");
  expect(screen.getByRole("navigation").textContent).toBe("ram Hem");
  await go("/settings");
  expect(screen.getByRole("navigation").textContent).toBe("ram Inställningar");
});

test("PG68: a page whose code cannot be fetched has its own title and focus, and comes when the server does", async () => {
  code.chart.mockRejectedValue(NOT_FETCHED);
  server.ask.mockImplementation(async () => noteServerReached(false));
  await open("/accounting");
  document.title = "Hem – Huvudbok";
  await go("/accounting/accountPlan");
  expect(document.title).toBe("Sidan kunde inte visas – Huvudbok");
  const heading = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const button = screen.getByRole("button", { name: "Ladda om" });
  button.focus();
  await act(async () => button.click());
  expect(screen.getByRole("status").textContent).toContain("Servern nås inte just nu");
  expect(code.chart).toHaveBeenCalledOnce();
  // The server answers, and the code does not: whoever tries stays where they are.
  server.ask.mockImplementation(async () => undefined);
  await act(async () => noteServerReached(true));
  await act(() => vi.dynamicImportSettled());
  expect(code.chart).toHaveBeenCalledTimes(2);
  expect(allowReload).toHaveBeenCalledExactlyOnceWith(NOT_FETCHED);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ladda om" }));
  code.chart.mockResolvedValue(() => "Kontoplan");
  await act(async () => window.dispatchEvent(new Event("online")));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("navigation").textContent).toBe("ram Kontoplan");
});

test("PG13: a page that cannot be rendered leaves the frame, until one goes elsewhere", async () => {
  let isBroken = true;
  code.home.mockResolvedValue(() => {
    if (isBroken) throw new Error("Något är trasigt");
    return "Hem";
  });
  await open("/login");
  expect(title()).toBe("Sidan kunde inte visas");
  await go("/settings");
  expect(title()).toBeUndefined();
  expect(screen.getByText(/Inställningar/)).toBeDefined();
  await go("/login");
  expect(title()).toBe("Sidan kunde inte visas");
  isBroken = false;
  await go("/login?x=1");
  expect(title()).toBeUndefined();
  expect(screen.getByText("Hem")).toBeDefined();
});

test("a page is loaded once", async () => {
  const first = pageViewOf(rowAt("/accounting"));
  expect(pageViewOf(rowAt("/accounting"))).toBe(first);
  const view = await first;
  expect(pageViewOf(rowAt("/accounting"))).toBe(view);
});

test("what says that an address is no page is loaded when it is needed", async () => {
  expect(await notFoundView()).toEqual({ Page: expect.any(Function) });
});
