import {
  type Company,
  type CompanyConfig,
  companyConfigSchema,
  companyListSchema,
  createdCompanySchema,
  featureListSchema,
} from "@huvudbok/core/api";
import { hasFeature, isFeatureId } from "@huvudbok/core/feature";
import { useEffect, useMemo } from "react";
import type * as z from "zod/mini";
import { callApi } from "./api-client.ts";
import { ApiFailure } from "./api-failure.ts";
import { deleteCompanyDatabases } from "./browser-databases.ts";
import { documentClient } from "./documents/current-client.ts";
import { RemoteValue, useRemoteValue } from "./remote-value.ts";
import { clearCompanySession, lastCompanyId, readSession, updateSession, useSession } from "./session.ts";
import { forgetAtSignOut, storedSignIn } from "./stored-sign-in.ts";
import { hearTabs, tellTabs } from "./tabs.ts";
import { updateUserSettings } from "./user-settings.ts";

type Recipient = CompanyConfig["recipient"];
type FeatureList = z.output<typeof featureListSchema>["features"];

export interface UsedCompanies {
  readonly state: "loading" | "ready" | "error";
  /** By name, then by id. */
  readonly companies: readonly Company[];
  readonly error: ApiFailure | undefined;
  reload(): Promise<void>;
}

const swedish = new Intl.Collator("sv");
const NONE: readonly Company[] = [];
const NO_FEATURES: FeatureList = [];

const remoteCompanies = new RemoteValue(async () => {
  const { companies } = await callApi(companyListSchema, "GET", "/api/company");
  return companies.toSorted(byNameThenId);
});
const remoteFeatures = new RemoteValue(
  async () => (await callApi(featureListSchema, "GET", "/api/feature")).features,
);

/** Every company of the user. */
export function useCompanies(): UsedCompanies {
  const { state, value, error } = useRemoteValue(remoteCompanies);
  return { state, companies: value ?? NONE, error, reload: remoteCompanies.reload };
}

/** The company one works with: the session's, else the first; undefined when there is none, or it is not known yet. */
export function useCompany(): Company | undefined {
  const { companies } = useCompanies();
  const { companyId } = useSession();
  const company = useMemo(() => selectedCompany(companies, companyId), [companies, companyId]);
  // What the session keeps for a company is kept under its id, so the session must know which one is meant.
  useEffect(() => {
    if (company !== undefined && company.id !== companyId) updateSession({ companyId: company.id });
  }, [company, companyId]);
  return company;
}

/** Works with another company from now on, and with its latest fiscal year (specification 1 §2). */
export function selectCompany(id: number): void {
  if (readSession().companyId === id) return;
  updateSession({ companyId: id });
  // A choice that cannot be saved is no loss: a fiscal year of another company is not found in this one.
  updateUserSettings({ activeFiscalYearId: undefined }).catch(() => undefined);
}

/** Creates a company and gives its id. Throws `ApiFailure`. */
export async function createCompany(
  recipient: Recipient,
  options: { readonly isDemonstration?: boolean } = {},
): Promise<number> {
  const body = { recipient, ...options };
  try {
    const { id } = await callApi(createdCompanySchema, "POST", "/api/company", { body });
    await reloadEverywhere();
    return id;
  } catch (thrown) {
    // Made meanwhile in another browser: then it is in the list, and the page leads to it.
    if (thrown instanceof ApiFailure && thrown.type === "DemonstrationExists") await reloadEverywhere();
    throw thrown;
  }
}

/** Saves who the company is. Throws `ApiFailure`. */
export async function updateRecipient(id: number, recipient: Recipient): Promise<void> {
  const path = `/api/company/${id}/config/recipient`;
  await callApi(companyConfigSchema, "PUT", path, { body: recipient });
  await reloadEverywhere();
}

/** The company of 'Prova med exempelföretag' as the server knows it now, if there is one. Throws `ApiFailure`. */
export async function demonstrationCompany(): Promise<Company | undefined> {
  const { companies } = await callApi(companyListSchema, "GET", "/api/company");
  return companies.find(({ config }) => config.isDemonstration === true);
}

/** Deletes a company with everything in it, and what this browser keeps of it. Throws `ApiFailure`. */
export async function deleteCompany(id: number): Promise<void> {
  await callApi(undefined, "DELETE", `/api/company/${id}`);
  await documentClient()?.forgetCompany(id);
  await deleteCompanyDatabases(id).catch(() => undefined);
  clearCompanySession(id);
  await reloadEverywhere();
}

/** The features that there are, with their prices; empty until they are known. */
export function useFeatures(): FeatureList {
  return useRemoteValue(remoteFeatures).value ?? NO_FEATURES;
}

/** Whether the selected company has a feature. */
export function useHasFeature(id: number): boolean {
  const company = useCompany();
  if (company === undefined || !isFeatureId(id)) return false;
  const featureSetups = company.config.packageSetup.featureSetups.flatMap(({ featureId }) =>
    isFeatureId(featureId) ? [{ featureId }] : [],
  );
  return hasFeature({ featureSetups }, id);
}

function byNameThenId(a: Company, b: Company): number {
  return swedish.compare(a.config.recipient.name, b.config.recipient.name) || a.id - b.id;
}

function selectedCompany(companies: readonly Company[], id: number): Company | undefined {
  const wanted = id === 0 ? lastCompanyId() : id;
  return companies.find((company) => company.id === wanted) ?? companies[0];
}

/** Loads the companies again, here and in the other tabs. */
async function reloadEverywhere(): Promise<void> {
  const userId = storedSignIn()?.userId;
  if (userId !== undefined) tellTabs({ type: "companies", userId });
  await remoteCompanies.reload();
}

forgetAtSignOut(() => remoteCompanies.forget());
hearTabs((message) => {
  if (message.type === "companies" && message.userId === storedSignIn()?.userId)
    void remoteCompanies.reload();
});
