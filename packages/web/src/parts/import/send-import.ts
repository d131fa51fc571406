import { commitAnswerSchema } from "@huvudbok/core/api";
import { companyKey } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { readAnswer } from "../../data/api/api-client.ts";
import { ApiFailure, failureOf } from "../../data/api/api-failure.ts";
import { sendBody } from "../../data/api/send-body.ts";
import { nobodySignedIn } from "../../data/documents/commit-failure.ts";
import { documentClient } from "../../data/documents/current-client.ts";
import { commitPath } from "../../data/documents/document-api.ts";
import type { DocumentClient } from "../../data/documents/document-client.ts";
import { broadcast } from "../../data/events/tabs.ts";

/** How often, and with what pause, the server is asked whether an import whose answer was lost has been stored. */
const QUESTIONS = 3;
const PAUSE_MS = 2000;

export interface ImportToSend {
  readonly companyId: number;
  /** The year that the commit makes: it exists exactly when all of the commit is stored. */
  readonly fiscalYearId: FiscalYearId;
  /** The commit as JSON. */
  readonly body: Blob;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
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
 * Sends the commit of an import. It bypasses the queue of unsaved changes on purpose: an import that fails is done
 * again from its file, and must never be booked later by itself. Throws `ApiFailure`.
 */
export async function sendImport({ companyId, fiscalYearId, ...sending }: ImportToSend): Promise<void> {
  const client = usedClient();
  try {
    // An announced import may be longer than other commits.
    const path = `${commitPath(companyId)}&import=1`;
    const answer = readAnswer(commitAnswerSchema, await sendBody({ path, ...sending }), path);
    const documents = answer.changes.map(({ key, etag }) => ({ key, etag }));
    for (const { key, etag } of documents) client.markStale(key, etag);
    broadcast({ type: "documents", userId: client.userId, documents });
    await client.refresh(companyKey(companyId, "accountSettings"), "accountSettings");
  } catch (thrown) {
    const failure = failureOf(thrown);
    const isLost = failure.isTransient && (failure.status === 0 || failure.status >= 500);
    if (!isLost || !(await isStored(client, companyId, fiscalYearId))) throw thrown;
  }
}

/** Whether a commit whose answer was lost is stored all the same. Throws `ApiFailure` when the server cannot say. */
async function isStored(
  client: DocumentClient,
  companyId: number,
  fiscalYearId: FiscalYearId,
): Promise<boolean> {
  const key = companyKey(companyId, "accountSettings");
  for (let question = 1; question <= QUESTIONS; question += 1) {
    const failure = await client.refresh(key, "accountSettings");
    if (failure === undefined) return client.state(key, "accountSettings").items.has(fiscalYearId);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new ApiFailure({
    status: 0,
    type: "AnswerIsLost",
    message:
      "Kontakten med servern bröts, och det går inte att säga om importen sparades. Titta i listan över räkenskapsår när anslutningen är tillbaka: finns året där är allt importerat, annars ingenting.",
    level: "warning",
  });
}

function usedClient(): DocumentClient {
  const client = documentClient();
  if (client === undefined) throw nobodySignedIn();
  return client;
}
