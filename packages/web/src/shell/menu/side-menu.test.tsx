import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SideMenu } from "./side-menu.tsx";

vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { readonly to: string; readonly children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

const FLAGS = { company: true, fiscalYear: true, accountPlan: true, may: () => true, features: new Set([]) };

test.each([
  [89, true],
  [90, false],
  [undefined, false],
])("PG20: a menu of %s px shows icons only: %s", (width, isNarrow) => {
  render(
    <MantineProvider env="test">
      <SideMenu flags={FLAGS} {...(width === undefined ? {} : { width })} />
    </MantineProvider>,
  );
  const label = screen.getByText("Hem");
  expect(label.classList.contains("visually-hidden")).toBe(isNarrow);
  expect(screen.getByRole("link", { name: "Hem" })).toBeDefined();
});
