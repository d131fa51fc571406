import { documentErrorText, planFromTemplate } from "@huvudbok/core/document";
import * as z from "zod/mini";
import { loadResource } from "../../data/resources.ts";
import type { NewChart } from "./new-chart.ts";
import type { PlanTemplate } from "./plan-template.ts";

/** Reads a template with its two report structures, and refuses what is not a chart of accounts. */
export async function loadTemplateChart(template: PlanTemplate): Promise<NewChart> {
  const [plan, balanceReportStructure, resultReportStructure] = await Promise.all([
    loadResource(z.unknown(), template.path),
    loadResource(z.unknown(), template.balanceReportStructure),
    loadResource(z.unknown(), template.resultReportStructure),
  ]);
  const chart = planFromTemplate({ plan, balanceReportStructure, resultReportStructure });
  if (!chart.ok) throw new Error(documentErrorText(chart.error));
  const { accounts2, ...head } = chart.value;
  return { head, accounts: accounts2 };
}
