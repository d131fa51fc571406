import { commitAnswerSchema } from "@huvudbok/core/api";
import { companyKey } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { readAnswer } from "./api-client.ts";
import { ApiFailure, failureOf } from "./api-failure.ts";
import { nobodySignedIn } from "./documents/commit-failure.ts";
import { documentClient } from "./documents/current-client.ts";
import { commitPath } from "./documents/document-api.ts";
import type { DocumentClient } from "./documents/document-client.ts";
import { sendBody } from "./send-body.ts";
import { tellTabs } from "./tabs.ts";

/** How often, and with what pause, the server is asked whether an import whose answer was lost has been stored. */
const QUESTIONS = 3;
const PAUSE_MS = 2000;

export interface ImportToSend {
  readonly companyId: number;
  /** The year that the commit makes: it is there exactly when all of the commit is. */
  readonly fiscalYearId: FiscalYearId;
  /** The commit as JSON. */
  readonly body: Blob;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** What a commit that adds a fiscal year must name as the state it was made from. Throws `ApiFailure`. */
export async function settingsEtag(companyId: number): Promise<string | undefined> {
  const client = usedClient();
  const key = companyKey(companyId, "accountSettings");
  const failure = await client.load(key, "accountSettings");
  if (failure !== undefined) throw failure;
  return client.state(key, "accountSettings").etag;
}

/**
 * Sends the commit of an import. It passes the queue of unsaved changes by on purpose: an import that fails is done
 * again from its file, and must never come to the books later by itself. Throws `ApiFailure`.
 */
export async function sendImport({ companyId, fiscalYearId, ...sending }: ImportToSend): Promise<void> {
  const client = usedClient();
  try {
    // Announced, it may be longer than other commits.
    const path = `${commitPath(companyId)}&import=1`;
    const answer = readAnswer(commitAnswerSchema, await sendBody({ path, ...sending }), path);
    const documents = answer.changes.map(({ key, etag }) => ({ key, etag }));
    for (const { key, etag } of documents) client.markStale(key, etag);
    tellTabs({ type: "documents", userId: client.userId, documents });
    await client.refresh(companyKey(companyId, "accountSettings"), "accountSettings");
  } catch (thrown) {
    const failure = failureOf(thrown);
    const isLost = failure.isTransient && (failure.status === 0 || failure.status >= 500);
    if (!isLost || !(await isStored(client, companyId, fiscalYearId))) throw thrown;
  }
}

/** Whether a commit whose answer did not come is there all the same. Throws `ApiFailure` when nobody can tell. */
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
