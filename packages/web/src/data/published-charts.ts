import { documentErrorText, planFromTemplate } from "@huvudbok/core/document";
import type { PublishedChart } from "@huvudbok/core/import";
import * as z from "zod/mini";
import "./jitless-schemas.ts";
import { loadResource } from "./resources.ts";

const indexSchema = z.array(
  z.object({
    name: z.string(),
    companyTypes: z.array(z.string()),
    path: z.string(),
    balanceReportStructure: z.string(),
    resultReportStructure: z.string(),
  }),
);

let charts: Promise<readonly PublishedChart[]> | undefined;

/** Every chart of accounts that comes with the product, with its report structures. Throws `ApiFailure`. */
export async function publishedCharts(): Promise<readonly PublishedChart[]> {
  charts ??= loadCharts();
  try {
    return await charts;
  } catch (thrown) {
    charts = undefined;
    throw thrown;
  }
}

async function loadCharts(): Promise<readonly PublishedChart[]> {
  const index = await loadResource(indexSchema, "account-plans/index.json");
  const resources = new Map<string, Promise<unknown>>();
  const load = (path: string) => {
    const known = resources.get(path) ?? loadResource(z.unknown(), path);
    resources.set(path, known);
    return known;
  };
  return Promise.all(
    index.map(async ({ name, companyTypes, ...paths }): Promise<PublishedChart> => {
      const [plan, balanceReportStructure, resultReportStructure] = await Promise.all([
        load(paths.path),
        load(paths.balanceReportStructure),
        load(paths.resultReportStructure),
      ]);
      const chart = planFromTemplate({ plan, balanceReportStructure, resultReportStructure });
      if (!chart.ok) throw new Error(documentErrorText(chart.error));
      const edition = /^BAS (\d{4})\b/.exec(name)?.[1];
      return {
        companyTypes,
        ...(edition === undefined ? {} : { basEdition: Number(edition) }),
        plan: chart.value,
      };
    }),
  );
}
