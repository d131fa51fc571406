import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFeatures } from "./features.ts";

const OWN = join(import.meta.dirname, "../config/features.json");
const WITH_PRICES = join(import.meta.dirname, "../config/features-with-prices.json");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-features-"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ["the product's own file", OWN],
  ["the example with prices", WITH_PRICES],
])("HT6: %s has every feature, optional and available as it should be", async (_name, path) => {
  const read = await readFeatures(path);
  const features = read.ok ? read.value.features : [];
  const table = features.map(({ id, isOptional, isAvailable }) => [id, isOptional, isAvailable]);
  expect(table).toEqual([
    [1000, false, true],
    [1001, true, true],
    [1002, true, true],
    [1003, true, false],
    [1004, true, false],
    [1005, true, false],
    [1101, true, true],
    [2000, true, false],
    [3000, true, false],
  ]);
});

test("HT6: nothing has a price in the product's own file; the example has prices by period", async () => {
  const [own, example] = await Promise.all([readFeatures(OWN), readFeatures(WITH_PRICES)]);
  const models = own.ok ? own.value.features.map((feature) => feature.priceModel) : [];
  expect(new Set(models.map((model) => JSON.stringify(model)))).toEqual(
    new Set([JSON.stringify({ basePricePerMonth: 0, periodPrices: [] })]),
  );
  const yearly = [1000, 1001, 1002].map((id) => {
    const model = example.ok
      ? example.value.features.find((feature) => feature.id === id)?.priceModel
      : undefined;
    return model?.periodPrices.find(({ months }) => months === 12)?.pricePerMonth ?? model?.basePricePerMonth;
  });
  expect(yearly).toEqual([79, 80, 49]);
});

const own: { features: { id: number; priceModel: object }[] } = JSON.parse(await readFile(OWN, "utf8"));

/** The product's own file with one feature changed. */
const changed = (id: number, change: object) =>
  JSON.stringify({ features: own.features.map((one) => (one.id === id ? { ...one, ...change } : one)) });

test.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ features: [{ id: "1000" }] })],
  ["the same id twice", JSON.stringify({ features: [...own.features, own.features[0]] })],
  ["a feature that is missing", JSON.stringify({ features: own.features.slice(1) })],
  [
    "a feature that nobody knows",
    JSON.stringify({ features: [...own.features, { ...own.features[0], id: 1999 }] }),
  ],
  ["an optional base feature", changed(1000, { isOptional: true })],
  ["a base feature that cannot be had", changed(1000, { isAvailable: false })],
  ["a feature that is not built", changed(1003, { isAvailable: true })],
  ["a price below zero", changed(1001, { priceModel: { basePricePerMonth: -1, periodPrices: [] } })],
])("refuses %s", async (_name, text) => {
  const path = join(folder, "features.json");
  await writeFile(path, text);
  const read = await readFeatures(path);
  expect(read.ok ? "" : read.error).toContain(path);
});

test("an operator names and prices features, and may withhold one", async () => {
  const path = join(folder, "features.json");
  const priceModel = { basePricePerMonth: 0, periodPrices: [] };
  await writeFile(path, changed(1101, { name: "Butik", isAvailable: false, priceModel }));
  const read = await readFeatures(path);
  expect(read.ok && read.value.features.find(({ id }) => id === 1101)?.name).toBe("Butik");
});

test("refuses a file that is not there", async () => {
  expect((await readFeatures(join(folder, "none.json"))).ok).toBe(false);
});
