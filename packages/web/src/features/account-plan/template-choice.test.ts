import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPANY_TYPE_NAMES, type CompanyType, isCompanyType } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { planTemplatesSchema } from "../../parts/account-plan/plan-templates.ts";
import { laterEditionText, recommendationText, templateChoice } from "./template-choice.ts";

const index = join(import.meta.dirname, "../../../../resources/public/account-plans/index.json");
const TEMPLATES = planTemplatesSchema.parse(JSON.parse(readFileSync(index, "utf8")));

test.each<[CompanyType, string, string, string | undefined]>([
  ["AB", "2026-01-01", "bas-2026-ab", "bas-2025-ab"],
  ["AB", "2025-05-01", "bas-2025-ab", "bas-2026-ab"],
  ["AB", "2019-01-01", "bas-2025-ab", "bas-2026-ab"],
  ["EK", "2031-01-01", "bas-2026-ab", "bas-2025-ab"],
  ["E", "2025-01-01", "k1-2018-e", "bas-2025-e"],
  ["E", "2026-01-01", "k1-2018-e", "bas-2026-e"],
  ["I", "2026-01-01", "bas-2026-i", undefined],
  ["PP", "2026-01-01", "household", undefined],
  ["HB", "2026-01-01", "bas-2026-ab", "bas-2025-ab"],
])("%s from %s is recommended %s, then %s", (type, from, first, second) => {
  const { suggested, others } = templateChoice(TEMPLATES, type, from);
  expect([suggested[0]?.id, suggested[1]?.id]).toEqual([first, second]);
  expect(new Set([...suggested, ...others])).toEqual(new Set(TEMPLATES));
});

test("a chart of a later edition than the year says so, first in no case where another one fits", () => {
  const noted = (type: CompanyType, from: string) =>
    templateChoice(TEMPLATES, type, from).suggested.flatMap((template) =>
      laterEditionText(template, from, TEMPLATES) === undefined ? [] : [template.id],
    );
  expect(noted("E", "2025-01-01")).toEqual(["bas-2026-e"]);
  expect(noted("AB", "2025-07-01")).toEqual(["bas-2026-ab"]);
  expect(noted("E", "2026-01-01")).toEqual([]);
  expect(noted("AB", "2027-01-01")).toEqual([]);
  // The oldest edition is for all years before it, too.
  expect(noted("AB", "2024-01-01")).toEqual(["bas-2026-ab"]);
  expect(noted("I", "2025-01-01")).toEqual([]);
  const [template] = TEMPLATES;
  expect(template && laterEditionText(template, "2025-01-01", TEMPLATES)).toBe(
    "Gäller räkenskapsår som börjar 2026 eller senare. Ditt börjar 2025.",
  );
});

test("every company type has a reason, and no templates is no error", () => {
  for (const type of Object.keys(COMPANY_TYPE_NAMES).filter(isCompanyType)) {
    expect(recommendationText(type)).toMatch(/^Rekommenderas för .+\.$/);
  }
  expect(templateChoice([], "AB", "2026-01-01")).toEqual({ suggested: [], others: [] });
});
