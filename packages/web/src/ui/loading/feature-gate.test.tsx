import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { FeatureOff, FeaturesMissing } from "./feature-gate.tsx";

const company = vi.hoisted(() => ({ features: [1000] }));

vi.mock("../../data/company/selected-company.ts", () => ({
  useCompany: () => ({
    id: 1,
    config: { packageSetup: { featureSetups: company.features.map((featureId) => ({ featureId })) } },
  }),
}));
vi.mock("../../data/company/use-features.ts", () => ({
  useFeatures: () => ({ features: [{ id: 1001, name: "Bokföring plus" }], error: undefined }),
}));
vi.mock("../link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

function show(content: ReactNode) {
  render(<MantineProvider env="test">{content}</MantineProvider>);
}

test("a page whose feature is missing says which, and leads to the settings", () => {
  show(<FeaturesMissing names={["Bokföring plus"]} />);
  expect(screen.getByText("Önskad funktion är inte vald")).toBeDefined();
  expect(screen.getByText("Bokföring plus")).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/settings/company/edit?package=1");
});

test("a single function that is off is named", () => {
  company.features = [1000];
  show(<FeatureOff feature={1001} />);
  expect(screen.getByText("Funktionen Bokföring plus är inaktiverad")).toBeDefined();
});
