import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { removeSignIn } from "../../data/sign-in/stored-sign-in.ts";
import { FeatureOff } from "../../ui/loading/feature-gate.tsx";
import { CompanyEditPage } from "./company-edit-page.tsx";

vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../ui/link/query-state.ts", () => ({ useQueryState: () => [() => undefined, () => undefined] }));
vi.mock("../../ui/loading/page-data.ts", () => ({ usePageData: () => HAVTORN }));
vi.mock("../../data/company/selected-company.ts", async (original) => ({
  ...(await original<object>()),
  useCompany: () => HAVTORN,
}));

const HAVTORN = {
  ...company(1, "Havtorn AB"),
  config: {
    ...company(1, "Havtorn AB").config,
    packageSetup: { periodLength: 12, renewalDate: "2099-01-01", renewalDay: 1, featureSetups: [] },
  },
};

const FAILED = "Kan inte hämta funktioner";
const plus = {
  id: 1001,
  name: "Bokföring plus",
  description: "Allt",
  isOptional: true,
  isAvailable: true,
  priceModel: { basePricePerMonth: 0, periodPrices: [] },
};

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(HAVTORN);
  await signInAnew();
});

const featuresAre = (answer: () => Response) => {
  server.instead = (_method, path) => (path === "/api/feature" ? answer() : undefined);
};
const broken = () => Response.json({ error: { type: "Internal", message: "Nej." } }, { status: 500 });
const listed = () => Response.json({ features: [plus] });

const show = (content: ReactNode) => render(<MantineProvider env="test">{content}</MantineProvider>);

test("features that cannot be loaded are told, and shown when they are asked for again", async () => {
  featuresAre(broken);
  show(<CompanyEditPage />);
  await screen.findByText(FAILED);
  expect(screen.getByRole("alert").textContent).toContain("Nej.");
  expect(screen.queryByRole("heading", { name: "Paket" })).toBeNull();
  featuresAre(listed);
  fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await screen.findByRole("heading", { name: "Paket" });
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("a failure is not kept for who signs in next", async () => {
  featuresAre(broken);
  show(<CompanyEditPage />);
  await screen.findByText(FAILED);
  featuresAre(listed);
  removeSignIn();
  await signInAnew();
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
});

test("a function that is off is never called by its number", async () => {
  featuresAre(broken);
  show(<FeatureOff feature={1001} />);
  const told = () => screen.queryByText(/1001|Funktionen/);
  expect(told()).toBeNull();
  await screen.findByText(FAILED);
  expect(told()).toBeNull();
  featuresAre(() => Response.json({ features: [] }));
  fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await screen.findByText("Funktionen Bokföring plus är inaktiverad");
});
