import type { ResetField, ResetSource } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import type { PlanTemplate } from "../../../parts/account-plan/plan-templates.ts";
import { recreated } from "../../../parts/account-plan/recreated-plan.ts";
import { asSeen } from "../copy-from-years.tsx";
import { loadTemplateChart } from "../load-template-chart.ts";
import type { NewChart } from "../new-chart.ts";

/** What a chart can be reset to. */
export interface ResetSources {
  readonly companyId: number;
  readonly companyType: CompanyType;
  readonly templates: readonly PlanTemplate[];
  /** The other fiscal years of the company. */
  readonly years: readonly FiscalYear[];
}

/**
 * The chart of a source, as it is now; undefined where nothing is chosen. Without accounts there is no such source: the
 * error says so at its field. A chart from which the structures are taken has both (RE15). Throws `ApiFailure`.
 */
export async function loadSource(
  sources: ResetSources,
  field: ResetField,
  source: ResetSource,
): Promise<Result<NewChart | undefined, string>> {
  if (source.from === "nothing") return ok(undefined);
  const loaded =
    source.from === "template"
      ? await templateChart(sources, source.id)
      : await yearChart(sources, source.id);
  return loaded.ok && field === "structure"
    ? ok(await withStructures(loaded.value, sources.companyType))
    : loaded;
}

/** Whether a year is known to have no chart of accounts, so that it need not be offered. */
export function hasNoChart(companyId: number, { id }: FiscalYear): boolean {
  const key = dataKey("accountPlan", companyId, id);
  const held = key === undefined ? undefined : documentClient()?.state(key, "accountPlan");
  return held?.isLoaded === true && held.items.size === 0;
}

async function templateChart(
  { templates }: ResetSources,
  id: string | undefined,
): Promise<Result<NewChart, string>> {
  const template = templates.find((one) => one.id === id);
  return template === undefined ? err("Mallen finns inte.") : ok(await loadTemplateChart(template));
}

async function yearChart(
  { companyId, years }: ResetSources,
  id: string | undefined,
): Promise<Result<NewChart, string>> {
  const year = years.find((one) => one.id === id);
  const client = documentClient();
  const key = year && dataKey("accountPlan", companyId, year.id);
  if (year === undefined || client === undefined || key === undefined) {
    return err("Räkenskapsåret finns inte.");
  }
  // A copy that is held may be old: nobody looks at the other year.
  const failure = (await client.load(key, "accountPlan")) ?? (await client.refresh(key, "accountPlan"));
  if (failure !== undefined) throw failure;
  const { head, items } = client.state(key, "accountPlan");
  return items.size === 0
    ? err(`Räkenskapsåret ${fiscalYearName(year)} har ingen kontoplan. Välj något annat.`)
    : ok({ head: { name: "", ...head }, accounts: [...items.values()].map(asSeen) });
}

async function withStructures({ head, accounts }: NewChart, companyType: CompanyType): Promise<NewChart> {
  const { accounts2, ...whole } = await recreated({ ...head, accounts2: accounts }, companyType);
  return { head: whole, accounts: accounts2 };
}
