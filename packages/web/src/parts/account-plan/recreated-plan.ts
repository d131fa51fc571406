import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";

/** Whether a chart of accounts has both report structures. */
export function hasStructures({ balanceReportStructure, resultReportStructure }: AccountPlan): boolean {
  return balanceReportStructure !== undefined && resultReportStructure !== undefined;
}

/**
 * The chart with the published structures of the legal form where it lacks its own (RE15). Loaded when it is needed, which
 * is hardly ever. Throws `ApiFailure`.
 */
export async function recreated(plan: AccountPlan, companyType: CompanyType): Promise<AccountPlan> {
  if (hasStructures(plan)) return plan;
  const [{ structuresFor }, { publishedCharts }] = await Promise.all([
    import("@huvudbok/core/import"),
    import("./published-charts.ts"),
  ]);
  const structures = structuresFor(await publishedCharts(), companyType, plan.accounts2);
  if (structures === undefined) return plan;
  return {
    ...plan,
    balanceReportStructure: plan.balanceReportStructure ?? structures.balance,
    resultReportStructure: plan.resultReportStructure ?? structures.result,
  };
}
