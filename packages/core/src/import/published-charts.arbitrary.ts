import { readFileSync } from "node:fs";
import { join } from "node:path";
import { planFromTemplate } from "../document/index.ts";
import { basEditionOf, type PublishedChart } from "./index.ts";

const resources = join(import.meta.dirname, "../../../resources/public");

function json(path: string): unknown {
  return JSON.parse(readFileSync(join(resources, path), "utf8"));
}

interface Template {
  readonly name: string;
  readonly companyTypes: readonly string[];
  readonly path: string;
  readonly balanceReportStructure: string;
  readonly resultReportStructure: string;
}

/** The charts that come with the product, for tests. */
export const publishedCharts: readonly PublishedChart[] = (
  json("account-plans/index.json") as readonly Template[]
).map(({ name, companyTypes, ...paths }) => {
  const chart = planFromTemplate({
    plan: json(paths.path),
    balanceReportStructure: json(paths.balanceReportStructure),
    resultReportStructure: json(paths.resultReportStructure),
  });
  if (!chart.ok) throw new Error(`not a chart: ${name}`);
  const basEdition = basEditionOf(name);
  return {
    companyTypes,
    plan: chart.value,
    ...(basEdition === undefined ? {} : { basEdition }),
  };
});
