import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BasSource, basPlan, householdPlan, k1Plan, type TemplatePlan } from "./account-plan.ts";
import { accountSynonyms, type SynonymSources } from "./account-synonyms.ts";
import { K1_OTHER_ACCOUNTS } from "./choices.ts";
import { type CsvRow, column, parseCsv } from "./csv.ts";
import { resourcesFolder } from "./index.ts";
import { jsonText } from "./json-text.ts";
import { neForm } from "./ne-form.ts";
import { reportStructure } from "./report-structure.ts";
import { euVatRates, vatCodes } from "./tax-maps.ts";
import { PLAN_TEMPLATES } from "./templates.ts";
import { vatSplit } from "./vat-split.ts";

const dataFolder = join(import.meta.dirname, "../data");

const read = (name: string): string => readFileSync(join(dataFolder, name), "utf8");
const csv = (name: string): CsvRow[] => parseCsv(read(name));
const json = (name: string): unknown => JSON.parse(read(name));

function accountPlans(): Record<keyof typeof PLAN_TEMPLATES, TemplatePlan> {
  const ownAccounts = csv("own-accounts.csv");
  const active = csv("active-accounts.csv");
  const bas2025: BasSource = { edition: 2025, accounts: csv("bas-accounts.csv"), ownAccounts, active };
  const bas2026: BasSource = { edition: 2026, accounts: csv("bas-accounts-2026.csv"), ownAccounts, active };
  const name = (id: keyof typeof PLAN_TEMPLATES): string => PLAN_TEMPLATES[id].name;
  return {
    "bas-2026-ab": basPlan(name("bas-2026-ab"), "AB", bas2026),
    "bas-2025-ab": basPlan(name("bas-2025-ab"), "AB", bas2025),
    "k1-2018-e": k1Plan(name("k1-2018-e"), csv("bas-k1.csv"), bas2025, csv("active-accounts-k1.csv")),
    "bas-2026-e": basPlan(name("bas-2026-e"), "E", bas2026),
    "bas-2025-e": basPlan(name("bas-2025-e"), "E", bas2025),
    "bas-2026-i": basPlan(name("bas-2026-i"), "I", bas2026),
    household: householdPlan(name("household"), csv("bas-household.csv")),
  };
}

function synonymSources(): SynonymSources {
  return {
    words: [...csv("account-synonyms.csv"), ...csv("own-account-synonyms.csv")],
    listed: csv("active-accounts.csv"),
    names: csv("bas-accounts-2026.csv"),
    k1: csv("bas-k1.csv"),
  };
}

/** Every served file: path below /resources/ and text. The same source data always gives the same bytes. */
export function buildResources(): Map<string, string> {
  const files = new Map<string, string>();
  files.set("account-plans/index.json", jsonText(Object.values(PLAN_TEMPLATES)));
  for (const [id, plan] of Object.entries(accountPlans()))
    files.set(`account-plans/${id}.json`, jsonText(plan));
  for (const report of ["balance", "result"]) {
    for (const [kind, ending] of [
      ["bas", ""],
      ["k1", "-k1"],
      ["household", "-household"],
    ]) {
      const structure = reportStructure(json(`report-structure-${report}${ending}.json`));
      files.set(`report-structures/${report}-${kind}.json`, jsonText(structure));
    }
  }
  files.set("income-tax/ink2-2024-AB.json", jsonText(json("ink2-2024.json")));
  const ne = neForm(JSON.parse(read("ne-2024.json")), csv("bas-k1.csv"), csv("bas-accounts-2026.csv"));
  files.set("income-tax/ne-2024-E.json", jsonText(ne));
  files.set("vat-codes.json", jsonText(vatCodes(csv("vat-codes.csv"))));
  const others = csv("bas-k1.csv").filter((row) => K1_OTHER_ACCOUNTS.has(Number(column(row, "number"))));
  files.set("vat-split.json", jsonText(vatSplit(csv("vat-split.csv"), others)));
  files.set("account-synonyms.json", jsonText(accountSynonyms(synonymSources())));
  files.set("eu-vat-rates.json", jsonText(euVatRates(csv("eu-vat-rates.csv"))));
  files.set("help/k-categories.md", read("help/k-categories.md"));
  return files;
}

function writeResources(): void {
  rmSync(resourcesFolder, { recursive: true, force: true });
  for (const [path, text] of buildResources()) {
    const file = join(resourcesFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) writeResources();
