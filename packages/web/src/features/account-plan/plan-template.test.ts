import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPANY_TYPE_NAMES, type CompanyType, isCompanyType } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { planTemplatesSchema, rankedTemplates, recommendationText } from "./plan-template.ts";

const index = join(import.meta.dirname, "../../../../resources/public/account-plans/index.json");
const TEMPLATES = planTemplatesSchema.parse(JSON.parse(readFileSync(index, "utf8")));

test.each<[CompanyType, string, string, string]>([
  ["AB", "2026-01-01", "bas-2026-ab", "bas-2025-ab"],
  ["AB", "2025-05-01", "bas-2025-ab", "bas-2026-ab"],
  ["AB", "2019-01-01", "bas-2025-ab", "bas-2026-ab"],
  ["EK", "2031-01-01", "bas-2026-ab", "bas-2025-ab"],
  ["E", "2025-01-01", "k1-2018-e", "bas-2026-e"],
  ["I", "2026-01-01", "bas-2026-i", "bas-2026-ab"],
  ["PP", "2026-01-01", "household", "bas-2026-ab"],
  ["HB", "2026-01-01", "bas-2026-ab", "bas-2025-ab"],
])("%s from %s is recommended %s, then %s", (type, from, first, second) => {
  const ranked = rankedTemplates(TEMPLATES, type, from);
  expect(ranked.slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
  expect(ranked).toHaveLength(TEMPLATES.length);
});

test("every company type has a reason, and no templates is no error", () => {
  for (const type of Object.keys(COMPANY_TYPE_NAMES).filter(isCompanyType)) {
    expect(recommendationText(type)).toMatch(/^Rekommenderas för .+\.$/);
  }
  expect(rankedTemplates([], "AB", "2026-01-01")).toEqual([]);
});
