import type { AccountPlan } from "@huvudbok/core/account-plan";
import { documentErrorText, planFromTemplate } from "@huvudbok/core/document";
import * as z from "zod/mini";
import "../../data/api/jitless-schemas.ts";
import { loadResource } from "../../data/resources.ts";

/** The charts of accounts that come with the product: GET /resources/account-plans/index.json. */
export const planTemplatesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    companyTypes: z.array(z.string()),
    path: z.string(),
    balanceReportStructure: z.string(),
    resultReportStructure: z.string(),
  }),
);

export type PlanTemplate = Readonly<z.output<typeof planTemplatesSchema>[number]>;

/** The charts to choose from. Throws `ApiFailure`. */
export function planTemplates(): Promise<readonly PlanTemplate[]> {
  return loadResource(planTemplatesSchema, "account-plans/index.json");
}

/**
 * The chart of a template with its two report structures; refuses what is not a chart of accounts. Throws `ApiFailure`.
 * `load` reads a resource: a caller that loads many charts passes one that caches what they share.
 */
export async function templatePlan(
  template: PlanTemplate,
  load: (path: string) => Promise<unknown> = (path) => loadResource(z.unknown(), path),
): Promise<AccountPlan> {
  const [plan, balanceReportStructure, resultReportStructure] = await Promise.all([
    load(template.path),
    load(template.balanceReportStructure),
    load(template.resultReportStructure),
  ]);
  const chart = planFromTemplate({ plan, balanceReportStructure, resultReportStructure });
  if (!chart.ok) throw new Error(documentErrorText(chart.error));
  return chart.value;
}
