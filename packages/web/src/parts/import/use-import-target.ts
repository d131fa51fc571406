import type { Company } from "@huvudbok/core/api";
import { type CompanyType, ownsMostCompanies } from "@huvudbok/core/company";
import { type ImportFacts, type ImportTargetError, importTargetErrors } from "@huvudbok/core/import";
import { useMemo, useState } from "react";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { featureName, featuresOf } from "../../data/company/company-features.ts";
import { useCompanies } from "../../data/company/company-list.ts";
import { useFeatures } from "../../data/company/use-features.ts";
import { rightsOf } from "../../data/rights.ts";
import { useServerSettings } from "../../data/server-settings.ts";
import { useDocument } from "../../data/use-document.ts";
import { featuresError } from "../../ui/loading/features-error.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";

export interface ImportTargetChoice {
  /** Undefined: a new company. */
  readonly company: Company | undefined;
  readonly companies: readonly Company[];
  /** How many of them the file may be of: the first is chosen, and that may be the wrong one. */
  readonly alike: number;
  /** The companies that there were when the file was read, but for one that an earlier attempt may have made (IM23). */
  readonly otherCompanyIds: readonly number[];
  readonly choose: (id: number | undefined) => void;
  readonly companyType: CompanyType;
  readonly chooseType: (type: CompanyType) => void;
  /** What is typed as the name of a new company, when the file gives none. */
  readonly newName: string;
  readonly nameNew: (name: string) => void;
  /** Undefined until everything that the choice depends on is loaded. */
  readonly errors: readonly ImportTargetError[] | undefined;
  /** Why that could not be loaded. */
  readonly failure: PageError | undefined;
}

/** Where the books go: the company of the file if it exists here, otherwise a new one. */
export function useImportTarget(facts: ImportFacts, suggestedType: CompanyType): ImportTargetChoice {
  const loadedCompanies = useCompanies();
  const { state, companies: all } = loadedCompanies;
  // A company that the person may only read cannot be imported into.
  const companies = useMemo(() => all.filter(({ role }) => rightsOf(role).mayWrite), [all]);
  const used = useFeatures();
  const most = useServerSettings()?.companiesPerPerson;
  const { features } = used;
  const [chosen, choose] = useState(() => companies.find((company) => isCompanyOf(facts, company))?.id);
  const [known] = useState(all);
  const [companyType, chooseType] = useState(suggestedType);
  const [newName, nameNew] = useState("");
  const company = companies.find(({ id }) => id === chosen);
  const years = useDocument("accountSettings", company === undefined ? {} : { companyId: company.id });
  const roles = all.map(({ role }) => role);
  const isReady = state === "ready" && (company === undefined || isLoaded(years.state));
  const errors =
    isReady && features !== undefined
      ? importTargetErrors(facts, {
          company: company && targetOf(company, [...years.items.values()]),
          // A company made by an import gets every function that is available (PG31).
          newCompanyFeatureIds: new Set(
            features.filter(({ isAvailable }) => isAvailable).map(({ id }) => id),
          ),
          newCompanyName: newName,
          ...(ownsMostCompanies(roles, most) ? { mostCompanies: most } : {}),
          featureName: (id) => featureName(id, features),
        })
      : undefined;
  const otherCompanyIds = known.filter((one) => !mayBeMadeAs(newName, facts, one)).map(({ id }) => id);
  const failure =
    featuresError(used) ??
    (state === "error"
      ? companyFailure(loadedCompanies.error, () => void loadedCompanies.reload())
      : undefined) ??
    (years.state === "error" ? companyFailure(years.error, () => window.location.reload()) : undefined);
  return {
    company,
    companies,
    alike: companies.filter((one) => isCompanyOf(facts, one)).length,
    otherCompanyIds,
    choose,
    companyType,
    chooseType,
    newName,
    nameNew,
    errors,
    failure,
  };
}

/** What the target depends on could not be loaded. */
function companyFailure(error: ApiFailure | undefined, onClick: () => void): PageError | undefined {
  if (error === undefined) return undefined;
  return {
    ...pageErrorOf(error),
    title: "Kan inte hämta företaget",
    action: { label: "Försök igen", onClick },
  };
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

/**
 * Whether an attempt under the typed name may have made the company. One of the name that a file gives is offered as the
 * target, so that whoever chooses a new company instead wants another.
 */
function mayBeMadeAs(newName: string, facts: ImportFacts, company: Company): boolean {
  return facts.companyName === "" && isCompanyOf({ ...facts, companyName: newName.trim() }, company);
}

function targetOf({ config }: Company, fiscalYears: readonly ImportFacts["fiscalYear"][]) {
  const { name, organizationNumber } = config.recipient;
  return { name, organizationNumber, fiscalYears, featureIds: featuresOf({ config }) };
}
