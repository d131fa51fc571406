import { type Company, companyListSchema } from "@huvudbok/core/api";
import { callApi } from "../api/api-client.ts";
import type { ApiFailure } from "../api/api-failure.ts";
import { RemoteValue, useRemoteValue } from "../api/remote-value.ts";
import { subscribeToGaps } from "../documents/current-client.ts";
import { broadcast, onBroadcast } from "../events/tabs.ts";
import { forgetAtSignOut, storedSignIn } from "../sign-in/stored-sign-in.ts";

export interface UsedCompanies {
  readonly state: "loading" | "ready" | "error";
  /** By name, then by id. */
  readonly companies: readonly Company[];
  readonly error: ApiFailure | undefined;
  reload(): Promise<void>;
}

const swedish = new Intl.Collator("sv");
const NONE: readonly Company[] = [];

const remoteCompanies = new RemoteValue(loadCompanies);

/** Every company of the user. */
export function useCompanies(): UsedCompanies {
  const { state, value, error } = useRemoteValue(remoteCompanies);
  return { state, companies: value ?? NONE, error, reload: remoteCompanies.reload };
}

/** Every company of the user as the server has them now, ordered by name. Throws `ApiFailure`. */
export async function loadCompanies(): Promise<readonly Company[]> {
  const { companies } = await callApi(companyListSchema, "GET", "/api/company");
  return companies.toSorted(byNameThenId);
}

/** Loads the companies again, here and in the other tabs, after one of them has been changed. */
export async function reloadCompaniesEverywhere(): Promise<void> {
  const userId = storedSignIn()?.userId;
  if (userId !== undefined) broadcast({ type: "companies", userId });
  await remoteCompanies.reload();
}

function byNameThenId(a: Company, b: Company): number {
  return swedish.compare(a.config.recipient.name, b.config.recipient.name) || a.id - b.id;
}

forgetAtSignOut(() => remoteCompanies.forget());
// There are no events about companies: one that was created, renamed or deleted elsewhere is found when the connection
// is restored.
subscribeToGaps(() => remoteCompanies.reloadIfUsed());
onBroadcast((message) => {
  if (message.type === "companies" && message.userId === storedSignIn()?.userId)
    void remoteCompanies.reload();
});
