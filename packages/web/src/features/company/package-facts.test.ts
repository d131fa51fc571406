import { isoDate } from "@huvudbok/core/calendar";
import { expect, test } from "vitest";
import { costsSomething, type ListedFeature, packageFacts } from "./package-facts.ts";

function feature(id: number, base: number, extra: Partial<ListedFeature> = {}): ListedFeature {
  return {
    id,
    name: `F${id}`,
    description: "",
    isOptional: id !== 1000,
    isAvailable: true,
    priceModel: { basePricePerMonth: base, periodPrices: [] },
    ...extra,
  };
}

const FEATURES = [
  feature(1000, 99, {
    priceModel: { basePricePerMonth: 99, periodPrices: [{ months: 12, pricePerMonth: 79 }] },
  }),
  feature(1001, 100, {
    priceModel: { basePricePerMonth: 100, periodPrices: [{ months: 12, pricePerMonth: 80 }] },
  }),
  feature(1002, 49),
  feature(1003, 0, { isAvailable: false }),
];

const TODAY = isoDate("2026-11-22");

test("the price of a package for twelve months", () => {
  const facts = packageFacts(
    {
      periodLength: 12,
      renewalDate: "2027-11-20",
      featureSetups: [{ featureId: 1000 }, { featureId: 1001 }, { featureId: 1002 }],
    },
    FEATURES,
    TODAY,
  );
  expect(facts.binding).toBe("1 år");
  expect(facts.renewalDate).toBe("2027-11-20");
  expect(facts.pricePerMonth).toBe("208,00 kr exkl. moms");
  expect(facts.features.map(({ status }) => status)).toEqual(["Ingår", "Ingår", "Ingår", "Kommer senare"]);
});

test("what is not optional is in every package, and a company without features pays for that alone", () => {
  const facts = packageFacts({ periodLength: 1, renewalDate: "", featureSetups: [] }, FEATURES, TODAY);
  expect(facts.binding).toBe("1 månad");
  expect(facts.renewalDate).toBe("–");
  expect(facts.pricePerMonth).toBe("99,00 kr exkl. moms");
  expect(facts.features.map(({ status }) => status)).toEqual([
    "Ingår",
    "Ingår inte",
    "Ingår inte",
    "Kommer senare",
  ]);
});

test("PG29: on its renewal date the package goes on, without what was not to be renewed", () => {
  const setup = {
    periodLength: 1,
    renewalDate: "2026-02-28",
    renewalDay: 31,
    featureSetups: [{ featureId: 1001 }, { featureId: 1002, disableAutoRenewal: true }],
  };
  const on = (day: string) => packageFacts(setup, FEATURES, isoDate(day));
  expect(on("2026-02-27").renewalDate).toBe("2026-02-28");
  expect(on("2026-02-27").features.map(({ isChosen }) => isChosen)).toEqual([true, true, true, false]);
  expect(on("2026-02-28").renewalDate).toBe("2026-03-31");
  expect(on("2026-02-28").features.map(({ isChosen }) => isChosen)).toEqual([true, true, false, false]);
});

test("where nothing that can be had has a price, nothing is asked for", () => {
  const periodPrices = [{ months: 12, pricePerMonth: 5 }];
  const free = [feature(1000, 0), feature(1003, 100, { isAvailable: false })];
  expect(costsSomething(free)).toBe(false);
  expect(costsSomething([])).toBe(false);
  expect(costsSomething([feature(1000, 0), feature(1002, 49)])).toBe(true);
  expect(costsSomething([feature(1000, 0, { priceModel: { basePricePerMonth: 0, periodPrices } })])).toBe(
    true,
  );
  const facts = packageFacts({ periodLength: 12, renewalDate: "2027-11-20", featureSetups: [] }, free, TODAY);
  expect(facts.pricePerMonth).toBe("Utan kostnad");
});
