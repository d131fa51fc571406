import { type CommitAnswer, type CommitRequest, commitAnswerSchema } from "@huvudbok/core/api";
import { bodyText, callApi, requestApi } from "../api-client.ts";

/** What the server says about a document. Texts are JSON as it came. */
export type LoadAnswer =
  | { readonly type: "missing" }
  /** The copy that was asked about is the newest. */
  | { readonly type: "unchanged" }
  /** The whole document, or only what changed since: the text tells, see `held-document.ts`. */
  | { readonly type: "content"; readonly etag: string; readonly text: string };

/** The calls that the document client makes; throw `ApiFailure`. */
export interface DocumentApi {
  /** Loads a document, or what has changed in it since the copy with the ETag `since`. */
  load(key: string, since: string | undefined): Promise<LoadAnswer>;
  commit(request: CommitRequest): Promise<CommitAnswer>;
}

export const httpDocumentApi: DocumentApi = {
  async load(key, since) {
    const query = since === undefined ? "" : `?since=${encodeURIComponent(since)}`;
    const headers: Record<string, string> = since === undefined ? {} : { "If-None-Match": since };
    const response = await requestApi("GET", `/api/data/load/${key}.json${query}`, { headers }, [304, 404]);
    if (response.status === 404) return { type: "missing" };
    if (response.status === 304) return { type: "unchanged" };
    const text = await bodyText(response);
    return { type: "content", etag: strongEtag(response.headers.get("ETag") ?? ""), text };
  },
  commit: (request) => callApi(commitAnswerSchema, "POST", commitPath(request.companyId), { body: request }),
};

/** The server asks whose books a large commit is for before it reads it. */
export function commitPath(companyId: number): string {
  return `/api/data/commit?companyId=${companyId}`;
}

/** A proxy that packs the answer marks the ETag as weak; the document is the same. */
function strongEtag(etag: string): string {
  return etag.replace(/^W\//, "");
}
