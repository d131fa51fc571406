import { type PlanTemplate, templatePlan } from "../../parts/account-plan/plan-templates.ts";
import type { NewChart } from "./new-chart.ts";

/** The chart that a template makes. Throws `ApiFailure`. */
export async function loadTemplateChart(template: PlanTemplate): Promise<NewChart> {
  const { accounts2, ...head } = await templatePlan(template);
  return { head, accounts: accounts2 };
}
