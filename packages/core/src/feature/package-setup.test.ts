import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoDate } from "../calendar/index.ts";
import {
  approvedPackage,
  companyFeatures,
  type FeatureSetup,
  hasFeature,
  renewedPackage,
} from "./package-setup.ts";

const plus = { renewalDate: "2026-01-31", featureSetups: [{ featureId: 1001 }] } as const;
const day = isoDate("2026-01-30");

test("a company has what its package holds, and always accounting", () => {
  expect(hasFeature(undefined, 1000, day)).toBe(true);
  expect(hasFeature(undefined, 1001, day)).toBe(false);
  expect(hasFeature(plus, 1001, day)).toBe(true);
  expect(hasFeature(plus, 1002, day)).toBe(false);
  expect([...companyFeatures(plus, day)]).toEqual([1000, 1001]);
  expect([...companyFeatures(undefined, day)]).toEqual([1000]);
});

test.each([
  [undefined, "2026-01-30", true],
  [undefined, "2026-01-31", true],
  [false, "2027-01-31", true],
  [true, "2026-01-30", true],
  [true, "2026-01-31", false],
  [true, "2027-01-31", false],
])(
  "CH29: with automatic renewal off %s, the feature is there on %s: %s",
  (disableAutoRenewal, on, expected) => {
    const setup = { ...plus, featureSetups: [{ featureId: 1001, disableAutoRenewal }] };
    expect(hasFeature(setup, 1001, isoDate(on))).toBe(expected);
  },
);

test("property: a company has on a day what its renewed package holds", () => {
  const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays(isoDate("2024-01-15"), n));
  const setups = fc.uniqueArray(
    fc.record({ featureId: fc.constantFrom(1001, 1002, 1101), disableAutoRenewal: fc.boolean() }),
    { selector: ({ featureId }) => featureId },
  );
  fc.assert(
    fc.property(
      days,
      days,
      fc.constantFrom(1, 3, 6, 12),
      setups,
      (renewalDate, today, periodLength, chosen) => {
        const setup = { periodLength, renewalDate, featureSetups: chosen as FeatureSetup[] };
        const { featureSetups } = renewedPackage(setup, today);
        for (const id of [1001, 1002, 1101] as const) {
          const isThere = featureSetups.some(({ featureId }) => featureId === id);
          expect(hasFeature(setup, id, today)).toBe(isThere);
        }
      },
    ),
  );
});

test("CO11: the original day comes back after a short month", () => {
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

test("CH29: features with automatic renewal off leave on the renewal date", () => {
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
