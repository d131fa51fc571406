import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LogoutPage } from "./logout-page.tsx";

const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));

vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { replace: () => undefined } }) }));
vi.mock("../../data/server-settings.ts", () => ({
  useServerSettings: () => ({ publicSite: "/login", footer: { text: "", email: "", link: "" } }),
}));
vi.mock("../../data/sign-in/sign-in.ts", () => ({
  ownersWork: () => Promise.resolve({ changes: 0, forms: 0 }),
  signOut,
}));
vi.mock("../../ui/link/page-link.tsx", () => ({ PageLink: () => null }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("PG19: 'Utloggad' is shown for two seconds before the public site", async () => {
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
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login");
});
