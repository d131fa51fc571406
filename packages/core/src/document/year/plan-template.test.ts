import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { structureFindings } from "../../account-plan/index.ts";
import { documentErrorText } from "../document-error.ts";
import { planFromTemplate } from "./plan-template.ts";

const resources = join(import.meta.dirname, "../../../../resources/public");
const json = (path: string): unknown => JSON.parse(readFileSync(join(resources, path), "utf8"));
const templates = json("account-plans/index.json") as readonly Record<string, string>[];

test.each(templates.map((template) => [template["id"], template] as const))(
  "%s is a chart",
  (_, template) => {
    const plan = planFromTemplate({
      plan: json(template["path"] ?? ""),
      balanceReportStructure: json(template["balanceReportStructure"] ?? ""),
      resultReportStructure: json(template["resultReportStructure"] ?? ""),
    });
    if (!plan.ok) throw new Error(documentErrorText(plan.error));
    expect(plan.value.accounts2.length).toBeGreaterThan(50);
    expect(structureFindings(plan.value)).toEqual([]);
  },
);

test("anything else is refused", () => {
  const plan = planFromTemplate({ plan: [], balanceReportStructure: {}, resultReportStructure: {} });
  expect(plan.ok).toBe(false);
});
