import { commitAnswerSchema } from "@huvudbok/core/api";
import { companyKey } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { readAnswer } from "../../data/api/api-client.ts";
import { ApiFailure, failureOf, unexpectedAnswer } from "../../data/api/api-failure.ts";
import { sendBody } from "../../data/api/send-body.ts";
import { loadCompanies, reloadCompaniesEverywhere } from "../../data/company/company-list.ts";
import { nobodySignedIn } from "../../data/documents/commit-failure.ts";
import { documentClient } from "../../data/documents/current-client.ts";
import { commitPath } from "../../data/documents/document-api.ts";
import type { DocumentClient } from "../../data/documents/document-client.ts";
import { broadcast } from "../../data/events/tabs.ts";

/** How often, and with what pause, the server is asked whether an import whose answer was lost has been stored. */
const QUESTIONS = 3;
const PAUSE_MS = 2000;

/** Whoever imports to a new company names none. */
const NEW_COMPANY_PATH = "/api/data/commit?newCompany=1&import=1";

export interface ImportToSend {
  /** Undefined: the commit makes the company. */
  readonly companyId: number | undefined;
  /** Those that the commit has not made. */
  readonly otherCompanyIds: readonly number[];
  /** The year that the commit makes: it exists exactly when all of the commit is stored. */
  readonly fiscalYearId: FiscalYearId;
  /** The commit as JSON. */
  readonly body: Blob;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** What an import is found again by. */
export type SentImport = Pick<ImportToSend, "companyId" | "otherCompanyIds" | "fiscalYearId">;

/** The company with an import that an earlier page began; undefined when it is not stored. Throws `ApiFailure`. */
export function findImport(sent: SentImport): Promise<number | undefined> {
  return companyWithImport(usedClient(), sent);
}

/** The ETag of the settings that a commit which adds a fiscal year is based on. Throws `ApiFailure`. */
export async function settingsEtag(companyId: number): Promise<string | undefined> {
  const client = usedClient();
  const key = companyKey(companyId, "accountSettings");
  const failure = await client.load(key, "accountSettings");
  if (failure !== undefined) throw failure;
  return client.state(key, "accountSettings").etag;
}

/**
 * Sends the commit of an import and gives the company that has it. It bypasses the queue of unsaved changes on purpose: an
 * import that fails is done again from its file, and must never be booked later by itself. Throws `ApiFailure`.
 */
export async function sendImport(sending: ImportToSend): Promise<number> {
  const client = usedClient();
  try {
    const companyId = await sendCommit(client, sending);
    if (sending.companyId === undefined) await reloadCompaniesEverywhere();
    return companyId;
  } catch (thrown) {
    const failure = failureOf(thrown);
    // Somebody who was not told that the import is stored has it sent again, and made other choices.
    if (failure.type === "RequestIdTaken") throw await alreadyImported(failure);
    const isLost = failure.isTransient && (failure.status === 0 || failure.status >= 500);
    const companyId = isLost ? await companyWithImport(client, sending) : undefined;
    if (companyId === undefined) throw thrown;
    return companyId;
  }
}

async function sendCommit(
  client: DocumentClient,
  { companyId, body, onProgress, signal }: ImportToSend,
): Promise<number> {
  // An announced import may be longer than other commits.
  const path = companyId === undefined ? NEW_COMPANY_PATH : `${commitPath(companyId)}&import=1`;
  const parts = {
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(signal === undefined ? {} : { signal }),
  };
  const answer = readAnswer(commitAnswerSchema, await sendBody({ path, body, ...parts }), path);
  const filled = companyId ?? answer.companyId;
  if (filled === undefined) throw unexpectedAnswer(path);
  const documents = answer.changes.map(({ key, etag }) => ({ key, etag }));
  for (const { key, etag } of documents) client.markStale(key, etag);
  broadcast({ type: "documents", userId: client.userId, documents });
  await client.refresh(companyKey(filled, "accountSettings"), "accountSettings");
  return filled;
}

/**
 * The company with an import whose answer was lost; undefined when it is not stored. Throws `ApiFailure` when the server
 * cannot say.
 */
async function companyWithImport(client: DocumentClient, sending: SentImport): Promise<number | undefined> {
  for (let question = 1; question <= QUESTIONS; question += 1) {
    try {
      return await askForImport(client, sending);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new ApiFailure({
    status: 0,
    type: "AnswerIsLost",
    message:
      "Kontakten med servern bröts, och det går inte att säga om importen sparades. Titta i listan över räkenskapsår när anslutningen är tillbaka: finns året där är allt importerat, annars ingenting.",
    level: "warning",
  });
}

/** Looks for the year in the companies that may have it. Throws `ApiFailure`. */
async function askForImport(
  client: DocumentClient,
  { companyId, otherCompanyIds, fiscalYearId }: SentImport,
): Promise<number | undefined> {
  const isNew = companyId === undefined;
  const others = new Set(otherCompanyIds);
  const asked = isNew
    ? (await loadCompanies()).map(({ id }) => id).filter((id) => !others.has(id))
    : [companyId];
  for (const id of asked) {
    const key = companyKey(id, "accountSettings");
    const failure = await client.refresh(key, "accountSettings");
    if (failure !== undefined) throw failure;
    if (client.state(key, "accountSettings").items.has(fiscalYearId)) {
      if (isNew) await reloadCompaniesEverywhere();
      return id;
    }
  }
  return undefined;
}

async function alreadyImported({ status, type }: ApiFailure): Promise<ApiFailure> {
  await reloadCompaniesEverywhere();
  const message =
    "Filen är redan importerad till ett nytt företag, med andra val än nu. Företaget finns i listan över företag.";
  return new ApiFailure({ status, type, message, level: "info" });
}

function usedClient(): DocumentClient {
  const client = documentClient();
  if (client === undefined) throw nobodySignedIn();
  return client;
}
