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

test("the example of clarification 2.2 for twelve months", () => {
  const facts = packageFacts(
    {
      periodLength: 12,
      renewalDate: "2027-11-20",
      featureSetups: [{ featureId: 1000 }, { featureId: 1001 }, { featureId: 1002 }],
    },
    FEATURES,
  );
  expect(facts.binding).toBe("1 år");
  expect(facts.renewalDate).toBe("2027-11-20");
  expect(facts.pricePerMonth).toBe("208,00 kr exkl. moms");
  expect(facts.features.map(({ status }) => status)).toEqual(["Ingår", "Ingår", "Ingår", "Kommer senare"]);
});

test("what is not optional is in every package, and a company without features pays for that alone", () => {
  const facts = packageFacts({ periodLength: 1, renewalDate: "", featureSetups: [] }, FEATURES);
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

test("where nothing that can be had has a price, nothing is asked for", () => {
  const periodPrices = [{ months: 12, pricePerMonth: 5 }];
  const free = [feature(1000, 0), feature(1003, 100, { isAvailable: false })];
  expect(costsSomething(free)).toBe(false);
  expect(costsSomething([])).toBe(false);
  expect(costsSomething([feature(1000, 0), feature(1002, 49)])).toBe(true);
  expect(costsSomething([feature(1000, 0, { priceModel: { basePricePerMonth: 0, periodPrices } })])).toBe(
    true,
  );
  const facts = packageFacts({ periodLength: 12, renewalDate: "2027-11-20", featureSetups: [] }, free);
  expect(facts.pricePerMonth).toBe("Utan kostnad");
});
