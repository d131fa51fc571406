import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { DraftsToggle } from "./drafts-toggle.tsx";

const stored = vi.hoisted(() => ({
  hasPlus: true,
  hasPage: true,
  update: vi.fn<(changes: object) => Promise<void>>(),
}));

vi.mock("../../data/company/selected-company.ts", () => ({
  useCompany: () => ({
    config: { packageSetup: { featureSetups: stored.hasPlus ? [{ featureId: 1001 }] : [] } },
  }),
}));
vi.mock("../../data/company/use-features.ts", () => ({
  useFeatures: () => ({ features: [{ id: 1001, name: "Bokföring plus" }] }),
  useHasFeature: () => stored.hasPlus,
}));
vi.mock("../../data/user-settings.ts", () => ({
  useUserSettings: () => ({ settings: {}, update: stored.update }),
}));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

vi.mock("../../ui/link/use-has-page.ts", () => ({ useHasPage: () => () => stored.hasPage }));

beforeEach(() => {
  stored.hasPlus = true;
  stored.hasPage = true;
});

function Page() {
  const choosing = useAction();
  return (
    <>
      {choosing.error && <ErrorBox error={choosing.error} />}
      <DraftsToggle run={choosing.runInTurn} />
    </>
  );
}

function show() {
  render(
    <MantineProvider env="test">
      <Page />
    </MantineProvider>,
  );
  return screen.getByRole<HTMLInputElement>("checkbox", { name: "Ta med utkast" });
}

test("a choice that cannot be saved is told", async () => {
  stored.update.mockRejectedValue(new ApiFailure({ status: 403, type: "Refused", message: "Får inte." }));
  const box = show();
  fireEvent.click(box);
  expect(stored.update).toHaveBeenCalledWith({ includeDraftsInReports: true });
  expect((await screen.findByRole("alert")).textContent).toContain("Får inte.");
  expect(box.checked).toBe(false);
});

test("without the feature it is off, and says why with a link", () => {
  stored.hasPlus = false;
  expect(show().disabled).toBe(true);
  expect(screen.getByText(/Funktionen Bokföring plus är inaktiverad/)).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/settings/company/edit?package=1");
});

test("where the product has no page for drafts nobody is asked about them", () => {
  stored.hasPage = false;
  render(
    <MantineProvider env="test">
      <Page />
    </MantineProvider>,
  );
  expect(screen.queryByRole("checkbox")).toBeNull();
});
