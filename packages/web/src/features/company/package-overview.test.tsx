import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FeatureFact } from "./package-facts.ts";
import { PackageOverview } from "./package-overview.tsx";

const feature = (id: number, name: string, group: string): FeatureFact => ({
  id,
  name,
  group,
  description: "",
  isChosen: true,
  status: "Ingår",
});

test("the features stand under the headings of their groups", () => {
  const features = [
    feature(1000, "Grund", "Bokföring"),
    feature(1001, "Plus", "Bokföring"),
    feature(2000, "Faktura", "Fakturering"),
  ];
  render(
    <MantineProvider env="test">
      <PackageOverview
        facts={{ binding: "1 år", renewalDate: "–", pricePerMonth: "Utan kostnad", features }}
        isFirst={false}
      />
    </MantineProvider>,
  );
  const groups = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(["Bokföring", "Fakturering"]);
  const listed = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");
  expect(listed("Bokföring").map(({ textContent }) => textContent)).toEqual(["GrundIngår", "PlusIngår"]);
  expect(listed("Fakturering").length).toBe(1);
});
