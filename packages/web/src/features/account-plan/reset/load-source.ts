import type { ResetSource } from "@huvudbok/core/account-plan";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import type { PlanTemplate } from "../../../parts/account-plan/plan-templates.ts";
import { asSeen } from "../copy-from-years.tsx";
import { loadTemplateChart } from "../load-template-chart.ts";
import type { NewChart } from "../new-chart.ts";

/** What a chart can be reset to. */
export interface ResetSources {
  readonly companyId: number;
  readonly templates: readonly PlanTemplate[];
  /** The other fiscal years of the company. */
  readonly years: readonly FiscalYear[];
}

/** The chart of a source; undefined where nothing is chosen. Throws `ApiFailure`. */
export async function loadSource(
  { companyId, templates, years }: ResetSources,
  source: ResetSource,
): Promise<NewChart | undefined> {
  if (source.from === "nothing") return undefined;
  if (source.from === "template") {
    const template = templates.find(({ id }) => id === source.id);
    return template && loadTemplateChart(template);
  }
  const year = years.find(({ id }) => id === source.id);
  return year && loadYearChart(companyId, year);
}

async function loadYearChart(companyId: number, year: FiscalYear): Promise<NewChart | undefined> {
  const client = documentClient();
  const key = dataKey("accountPlan", companyId, year.id);
  if (client === undefined || key === undefined) return undefined;
  const failure = await client.load(key, "accountPlan");
  if (failure !== undefined) throw failure;
  const { head, items } = client.state(key, "accountPlan");
  return { head: { name: "", ...head }, accounts: [...items.values()].map(asSeen) };
}
