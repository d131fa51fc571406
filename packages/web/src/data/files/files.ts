import { type AttachmentLink, type FileInfo, fileInfoSchema } from "@huvudbok/core/api";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { callApi, requestApi } from "../api/api-client.ts";
import { documentClient } from "../documents/current-client.ts";
import { dataKey } from "../documents/unsaved-commit.ts";
import { storedSignIn } from "../sign-in/stored-sign-in.ts";
import {
  cachedFileIds,
  cacheFile,
  type FileContent,
  forgetCachedFile,
  readCachedFile,
} from "./file-cache.ts";

/** The bytes of a stored file, from the browser's cache or the server. Throws `ApiFailure`. */
export async function loadFile(companyId: number, id: string): Promise<FileContent> {
  const userId = storedSignIn()?.userId ?? "";
  const cached = await readCachedFile(companyId, userId, id);
  if (cached !== undefined) return cached;
  const response = await requestApi("GET", `/api/data/id/${encodeURIComponent(id)}`);
  const mimeType = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim() ?? "";
  const content = { bytes: await response.arrayBuffer(), mimeType };
  await cacheFile(companyId, userId, id, content);
  return content;
}

/** Tells the server which registered transaction a file belongs to (PG33). Throws `ApiFailure`. */
function linkFile(id: string, link: AttachmentLink): Promise<FileInfo> {
  return callApi(fileInfoSchema, "PUT", `/api/data/attachments/${encodeURIComponent(id)}`, { body: link });
}

/**
 * Tells the server that a registered transaction has these attachments. The books themselves name them already, so
 * nothing is lost when it fails. Throws `ApiFailure`.
 */
export async function linkAttachments(
  companyId: number,
  fiscalYearId: FiscalYearId,
  series: string,
  number: number,
  attachmentIds: readonly string[],
): Promise<void> {
  const client = documentClient();
  const key = dataKey("attachmentData", companyId, fiscalYearId);
  if (client === undefined || key === undefined || attachmentIds.length === 0) return;
  const failure = await client.load(key, "attachmentData");
  if (failure !== undefined) throw failure;
  const { items } = client.state(key, "attachmentData");
  const fileIds = attachmentIds.flatMap((id) => items.get(id)?.fileId ?? []);
  await Promise.all(
    fileIds.map((id) => linkFile(id, { companyId, fiscalYearId, series, transactionId: number })),
  );
}

/** Deletes a stored file; the server refuses that once a transaction has referred to it. Throws `ApiFailure`. */
export async function deleteFile(companyId: number, id: string): Promise<void> {
  await callApi(undefined, "DELETE", `/api/data/id/${encodeURIComponent(id)}`);
  await forgetCachedFile(companyId, storedSignIn()?.userId ?? "", id);
}

/** Those of the files that this browser holds a copy of. */
export async function heldFiles(companyId: number, ids: ReadonlySet<string>): Promise<readonly string[]> {
  const held = await cachedFileIds(companyId, storedSignIn()?.userId ?? "");
  return held.filter((id) => ids.has(id));
}

/** Removes this browser's copies of files. */
export async function forgetHeldFiles(companyId: number, ids: Iterable<string>): Promise<void> {
  const userId = storedSignIn()?.userId ?? "";
  for (const id of ids) await forgetCachedFile(companyId, userId, id);
}
