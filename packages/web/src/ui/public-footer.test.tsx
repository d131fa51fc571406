import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeFetch } from "../../test/fake-fetch.ts";

const SETTINGS = { publicSite: "/login", localSignIn: false, developerPages: false, importLimit: 1e6 };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("__API_BASE__", "");
});

/** The parts of the footer. */
async function partsWith(footer: {
  readonly text: string;
  readonly email: string;
  readonly link: string;
}): Promise<readonly string[]> {
  const server = new FakeFetch();
  server.instead = (_method, path) =>
    path === "/api/settings" ? Response.json({ ...SETTINGS, footer }) : undefined;
  vi.stubGlobal("fetch", server.fetch);
  const { PublicFooter } = await import("./public-footer.tsx");
  const shown = render(
    <MantineProvider env="test">
      <PublicFooter />
    </MantineProvider>,
  );
  await expect.poll(() => server.calls).toContain("GET /api/settings");
  const parts = () => [...shown.container.querySelectorAll("footer > *")];
  const count = Object.values(footer).filter((part) => part !== "").length;
  await expect.poll(parts).toHaveLength(count);
  return parts().map((part) => part.getAttribute("href") ?? part.textContent);
}

test("PG12: the footer says who runs the service and how to reach them", async () => {
  const footer = { text: "Drivs av Alm AB", email: "hej@alm.example", link: "https://alm.example/om" };
  expect(await partsWith(footer)).toEqual([
    "Drivs av Alm AB",
    "mailto:hej@alm.example",
    "https://alm.example/om",
  ]);
  expect(screen.getByRole("contentinfo")).toBeDefined();
});

test.each([
  [{ text: "Drivs av Alm AB", email: "", link: "" }, ["Drivs av Alm AB"]],
  [{ text: "", email: "hej@alm.example", link: "" }, ["mailto:hej@alm.example"]],
  [{ text: "", email: "", link: "https://alm.example/om" }, ["https://alm.example/om"]],
])("PG12: an empty setting hides its part: %j", async (footer, parts) => {
  expect(await partsWith(footer)).toEqual(parts);
});
