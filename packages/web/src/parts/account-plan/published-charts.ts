import { basEditionOf, type PublishedChart } from "@huvudbok/core/import";
import * as z from "zod/mini";
import { loadResource } from "../../data/resources.ts";
import { planTemplates, templatePlan } from "./plan-templates.ts";

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
  const resources = new Map<string, Promise<unknown>>();
  const load = (path: string) => {
    const cached = resources.get(path) ?? loadResource(z.unknown(), path);
    resources.set(path, cached);
    return cached;
  };
  return Promise.all(
    (await planTemplates()).map(async (template): Promise<PublishedChart> => {
      const basEdition = basEditionOf(template.name);
      return {
        companyTypes: template.companyTypes,
        ...(basEdition === undefined ? {} : { basEdition }),
        plan: await templatePlan(template, load),
      };
    }),
  );
}
