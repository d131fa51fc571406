import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeFetch } from "../../../test/fake-fetch.ts";
import { LoginPage } from "./login-page.tsx";

beforeEach(() => {
  vi.stubGlobal("__API_BASE__", "");
  vi.stubGlobal("fetch", new FakeFetch().fetch);
  localStorage.clear();
});

afterEach(cleanup);

/** Where the button leads. */
async function open(query: Record<string, string>): Promise<string | null> {
  window.history.replaceState(null, "", `/login?${new URLSearchParams(query).toString()}`);
  render(
    <MantineProvider>
      <LoginPage />
    </MantineProvider>,
  );
  return (await screen.findByRole("link", { name: "Logga in med Google" })).getAttribute("href");
}

const WARNING =
  "Inloggning behövs: Du behöver logga in igen med Google för att bevilja följande behörigheter: drive.file drive.appdata";

test("the missing permissions are named and asked for again", async () => {
  const href = await open({ missingScope: "drive.file drive.appdata openid", currentScope: "openid email" });
  expect(screen.getByText(WARNING)).toBeDefined();
  expect(href).toBe("/api/auth/login?scope=drive.file+drive.appdata");
});

test.each(["Ring 08-123 45 67 och uppge ditt lösenord", "https://evil.example/"])(
  "SN9: nothing is shown of what somebody has written in a link: %s",
  async (missingScope) => {
    const href = await open({ missingScope, returnUrl: "/settings" });
    expect(screen.getByText("Använd ett Google konto för att logga in")).toBeDefined();
    expect(document.body.textContent).not.toContain(missingScope);
    expect(href).toBe("/api/auth/login?returnUrl=%2Fsettings");
  },
);
