import type { Company } from "@huvudbok/core/api";
import type { CompanyType } from "@huvudbok/core/company";
import { type ImportFacts, type ImportTargetError, importTargetErrors } from "@huvudbok/core/import";
import { useState } from "react";
import { useCompanies, useFeatures } from "../../data/companies.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";

export interface ImportTargetChoice {
  /** Undefined: a new company. */
  readonly company: Company | undefined;
  readonly companies: readonly Company[];
  readonly choose: (id: number | undefined) => void;
  readonly companyType: CompanyType;
  readonly chooseType: (type: CompanyType) => void;
  /** What is typed for a new company, where the file does not tell its name. */
  readonly newName: string;
  readonly nameNew: (name: string) => void;
  /** Undefined until everything that decides is known. */
  readonly errors: readonly ImportTargetError[] | undefined;
}

/** Where the books are to go: the company that the file is of if there is one, else a new one. */
export function useImportTarget(facts: ImportFacts, suggestedType: CompanyType): ImportTargetChoice {
  const { state, companies } = useCompanies();
  const features = useFeatures();
  const [chosen, choose] = useState(() => companies.find((company) => isCompanyOf(facts, company))?.id);
  const [companyType, chooseType] = useState(suggestedType);
  const [newName, nameNew] = useState("");
  const company = companies.find(({ id }) => id === chosen);
  const years = useDocument("accountSettings", company === undefined ? {} : { companyId: company.id });
  const isReady = state === "ready" && features.length > 0 && (company === undefined || isKnown(years.state));
  const errors = isReady
    ? importTargetErrors(facts, {
        company: company && targetOf(company, [...years.items.values()]),
        // What every new company has today is everything that can be had (clarifications 2.1 and C5).
        newCompanyFeatureIds: new Set(features.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)),
        newCompanyName: newName,
        featureName: (id) => features.find((feature) => feature.id === id)?.name ?? String(id),
      })
    : undefined;
  return { company, companies, choose, companyType, chooseType, newName, nameNew, errors };
}

function isCompanyOf(facts: ImportFacts, company: Company): boolean {
  const target = {
    company: targetOf(company, []),
    newCompanyFeatureIds: new Set<number>(),
    featureName: String,
  };
  const errors = importTargetErrors(facts, target);
  return !errors.some(({ code }) => code === "organization-number-differs" || code === "name-differs");
}

function targetOf({ config }: Company, fiscalYears: readonly ImportFacts["fiscalYear"][]) {
  const { name, organizationNumber } = config.recipient;
  const featureIds = new Set(config.packageSetup.featureSetups.map(({ featureId }) => featureId));
  return { name, organizationNumber, fiscalYears, featureIds };
}
