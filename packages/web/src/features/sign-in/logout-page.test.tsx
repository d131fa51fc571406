import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LogoutPage } from "./logout-page.tsx";

const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const server = vi.hoisted(() => ({ settings: undefined as object | undefined }));

vi.mock("../../data/server-settings.ts", () => ({
  useServerSettings: () => server.settings,
}));
vi.mock("../../data/sign-in/sign-in.ts", () => ({
  ownersWork: () => Promise.resolve({ changes: 0, forms: 0 }),
  signOut,
}));
vi.mock("../../ui/link/page-link.tsx", () => ({ PageLink: () => null }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signOut.mockClear();
});

const footer = { text: "", email: "", link: "" };

test.each([
  ["the public site", { publicSite: "https://example.se/", footer }, "https://example.se/"],
  ["/login, where the server's settings are not known", undefined, "/login"],
])("PG19: 'Utloggad' is shown for two seconds before %s", async (_what, settings, address) => {
  server.settings = settings;
  vi.useFakeTimers();
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { href: window.location.href, assign });
  render(
    <MantineProvider env="test">
      <LogoutPage />
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(signOut).toHaveBeenCalledExactlyOnceWith("keep");
  expect(screen.getByRole("heading", { name: "Utloggad" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(assign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});
