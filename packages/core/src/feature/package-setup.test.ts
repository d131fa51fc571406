import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { FEATURE_RULES, type Feature } from "./feature.ts";
import {
  approvedPackage,
  DEFAULT_PACKAGE_PERIOD,
  hasFeature,
  missingFeatures,
  orderedFeatures,
  packageErrorText,
  renewedPackage,
} from "./package-setup.ts";

const features: readonly Feature[] = FEATURE_RULES.map(({ defaultName, ...rule }) => ({
  ...rule,
  name: defaultName,
  description: "",
  priceModel: { basePricePerMonth: ore(100), periodPrices: [] },
}));

const plus = { featureSetups: [{ featureId: 1001 }] } as const;

test("a company has what its package holds, and always accounting", () => {
  expect(hasFeature(undefined, 1000)).toBe(true);
  expect(hasFeature(undefined, 1001)).toBe(false);
  expect(hasFeature(plus, 1001)).toBe(true);
  expect(hasFeature(plus, 1002)).toBe(false);
  expect(missingFeatures(plus, [1101, 1001, 1002, 1000])).toEqual([1101, 1002]);
});

test("an order holds the chosen features and those every company has", () => {
  const result = orderedFeatures(features, { months: DEFAULT_PACKAGE_PERIOD, featureIds: [1101, 1001] });
  expect(result.ok ? result.value.map((feature) => feature.id) : []).toEqual([1000, 1001, 1101]);
});

test.each([
  [2, [1001], "Bindningstiden kan inte vara 2 månader"],
  [12, [1001, 4000], "Funktionen 4000 finns inte"],
  [12, [2000], "Funktionen Fakturering är inaktiverad"],
])("an order for %i months of %j is refused: %s", (months, featureIds, text) => {
  const result = orderedFeatures(features, { months, featureIds });
  expect(result.ok ? undefined : packageErrorText(result.error)).toBe(text);
});

test("2.2: the original day comes back after a short month", () => {
  const setup = approvedPackage([1000, 1001], 1, isoDate("2025-01-31"));
  expect(setup).toEqual({
    periodLength: 1,
    renewalDate: "2025-02-28",
    renewalDay: 31,
    featureSetups: [{ featureId: 1000 }, { featureId: 1001 }],
  });
  expect(renewedPackage(setup, isoDate("2025-02-27"))).toBe(setup);
  expect(renewedPackage(setup, isoDate("2025-02-28")).renewalDate).toBe("2025-03-31");
  expect(renewedPackage(setup, isoDate("2025-05-01")).renewalDate).toBe("2025-05-31");
});

test("a package stored without its original day goes by its renewal date", () => {
  const setup = { periodLength: 1, renewalDate: isoDate("2025-02-28"), featureSetups: [] };
  expect(renewedPackage(setup, isoDate("2025-02-28")).renewalDate).toBe("2025-03-28");
  expect(() => renewedPackage({ ...setup, periodLength: 0 }, isoDate("2025-02-28"))).toThrow("never ends");
});

test("P22: features with automatic renewal off leave on the renewal date", () => {
  const setup = {
    ...approvedPackage([], 12, isoDate("2024-02-29")),
    featureSetups: [
      { featureId: 1001 },
      { featureId: 1002, disableAutoRenewal: true },
      { featureId: 1101, disableAutoRenewal: false },
    ] as const,
  };
  expect(renewedPackage(setup, isoDate("2025-02-28"))).toEqual({
    ...setup,
    renewalDate: "2026-02-28",
    featureSetups: [{ featureId: 1001 }, { featureId: 1101, disableAutoRenewal: false }],
  });
});

test("an unknown code is a programmer's error", () => {
  // @ts-expect-error -- no such code
  expect(() => packageErrorText({ code: "other" })).toThrow("other");
});
