import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFeatures } from "./features.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-features-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the product's own file holds the features of clarification 2.1 and the prices of 2.2", async () => {
  const read = await readFeatures(join(import.meta.dirname, "../config/features.json"));
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
  const yearly = [1000, 1001, 1002].map((id) => {
    const model = features.find((feature) => feature.id === id)?.priceModel;
    return model?.periodPrices.find(({ months }) => months === 12)?.pricePerMonth ?? model?.basePricePerMonth;
  });
  expect(yearly).toEqual([79, 80, 49]);
});

const base = {
  id: 1000,
  name: "Bokföring",
  description: "",
  isOptional: false,
  isAvailable: true,
  priceModel: { basePricePerMonth: 99, periodPrices: [] },
};

test.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ features: [{ id: "1000" }] })],
  ["the same id twice", JSON.stringify({ features: [base, base] })],
  ["no base feature", JSON.stringify({ features: [{ ...base, id: 1001 }] })],
  ["an optional base feature", JSON.stringify({ features: [{ ...base, isOptional: true }] })],
  [
    "a price below zero",
    JSON.stringify({ features: [{ ...base, priceModel: { basePricePerMonth: -1, periodPrices: [] } }] }),
  ],
])("refuses %s", async (_name, text) => {
  const path = join(folder, "features.json");
  await writeFile(path, text);
  const read = await readFeatures(path);
  expect(read.ok ? "" : read.error).toContain(path);
});

test("refuses a file that is not there", async () => {
  expect((await readFeatures(join(folder, "none.json"))).ok).toBe(false);
});
