import {
  type Company,
  type CompanyConfig,
  companyConfigAnswerSchema,
  createdCompanySchema,
} from "@huvudbok/core/api";
import { bodyText, callApi, readAnswer, requestApi } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { deleteCompanyDatabases } from "../browser-databases.ts";
import { documentClient } from "../documents/current-client.ts";
import { clearCompanySession } from "../session.ts";
import { loadCompanies, reloadCompaniesEverywhere } from "./company-list.ts";

type Recipient = CompanyConfig["recipient"];

/** Somebody who saves between our look and our save each time is nobody at a keyboard. */
const MOST_ATTEMPTS = 3;

export interface CreateOptions {
  readonly isDemonstration?: boolean;
  /** The same one makes one company, whatever becomes of the answer (CO16). */
  readonly requestId?: string;
}

/** Creates a company and returns its id. Throws `ApiFailure`. */
export async function createCompany(recipient: Recipient, options: CreateOptions = {}): Promise<number> {
  const body = { recipient, ...options };
  try {
    const { id } = await callApi(createdCompanySchema, "POST", "/api/company", { body });
    await reloadCompaniesEverywhere();
    return id;
  } catch (thrown) {
    // The answer was lost, and the form has been changed since: what was made gets what stands in the form now.
    const made = madeBefore(thrown);
    if (made !== undefined) {
      await changeRecipient(made, (stored) => ({ ...stored, ...recipient }));
      return made;
    }
    // Created meanwhile in another browser: then it is in the list, and the page leads to it.
    if (thrown instanceof ApiFailure && thrown.type === "DemonstrationExists")
      await reloadCompaniesEverywhere();
    throw thrown;
  }
}

/** The company that an earlier request of the same id has made. */
function madeBefore(thrown: unknown): number | undefined {
  if (!(thrown instanceof ApiFailure) || thrown.type !== "RequestIdTaken") return undefined;
  const details = createdCompanySchema.safeParse(thrown.details);
  return details.success ? details.data.id : undefined;
}

/**
 * Changes who the company is. `mergedOnto` gives what to save, from what the server has by then, or undefined when the
 * person has to choose first; it is asked again when somebody saves in between. Returns whether it was saved; what the
 * server has is loaded either way. Throws `ApiFailure`.
 */
export async function changeRecipient(
  id: number,
  mergedOnto: (stored: Recipient) => Recipient | undefined,
): Promise<boolean> {
  const path = `/api/company/${id}/config`;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestApi("GET", path);
    const etag = answer.headers.get("ETag");
    const stored = readAnswer(companyConfigAnswerSchema, await bodyText(answer), path).recipient;
    const body = mergedOnto(stored);
    if (body === undefined) {
      await reloadCompaniesEverywhere();
      return false;
    }
    try {
      const headers = etag === null ? {} : { "If-Match": etag };
      await callApi(companyConfigAnswerSchema, "PUT", `${path}/recipient`, { body, headers });
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.isConflict && attempt < MOST_ATTEMPTS) continue;
      throw thrown;
    }
    await reloadCompaniesEverywhere();
    return true;
  }
}

/** The company of 'Prova med exempelföretag' as the server has it now, if it exists. Throws `ApiFailure`. */
export async function demonstrationCompany(): Promise<Company | undefined> {
  return (await loadCompanies()).find(({ config }) => config.isDemonstration === true);
}

/** Deletes a company, whose name the person has typed, with everything in it, and what this browser stores of it. Throws `ApiFailure`. */
export async function deleteCompany(id: number, typedName: string): Promise<void> {
  await callApi(undefined, "DELETE", `/api/company/${id}`, { body: { name: typedName } });
  await documentClient()?.forgetCompany(id);
  await deleteCompanyDatabases(id).catch(() => undefined);
  clearCompanySession(id);
  await reloadCompaniesEverywhere();
}
