import { type CommitAnswer, type CommitRequest, commitAnswerSchema } from "@huvudbok/core/api";
import { callApi, requestApi } from "../api/api-client.ts";
import { readBody } from "./long/long-body.ts";
import { isLongChange } from "./long/long-change.ts";

/** The server's answer about a document. Texts are JSON as received. */
export type LoadAnswer =
  | { readonly type: "missing" }
  /** The copy that was asked about is the newest. */
  | { readonly type: "unchanged" }
  /** The whole document, or only what changed since: the text says which, see `held-document.ts`. */
  | { readonly type: "content"; readonly etag: string; readonly text: string }
  /** The same for a long one: its bytes as they arrive. They throw `ApiFailure` when the connection breaks. */
  | { readonly type: "long"; readonly etag: string; readonly parts: AsyncIterable<Uint8Array> };

/** The calls of the document client; throw `ApiFailure`. */
export interface DocumentApi {
  /** Loads a document, or what has changed in it since the copy with the ETag `since`. */
  load(key: string, since: string | undefined): Promise<LoadAnswer>;
  commit(request: CommitRequest): Promise<CommitAnswer>;
}

/** What turns a whole year into drafts, or brings a deleted one back, may be as long as an import (CH9, CH24). */
const AS_LONG_AS_IMPORTS: ReadonlySet<CommitRequest["intent"]> = new Set(["convert", "undo"]);

/** The calls of one user: their changes are never sent as the work of another person who has signed in since (SN8). */
export function httpDocumentApi(userId: string): DocumentApi {
  return {
    load: (key, since) => loadDocument(userId, key, since),
    commit: async (request) => {
      const path =
        commitPath(request.companyId) + (AS_LONG_AS_IMPORTS.has(request.intent) ? "&import=1" : "");
      const body = request.changes.some(isLongChange) ? await longText(request) : request;
      const answerWithinMs = longestWait(request);
      return callApi(commitAnswerSchema, "POST", path, { body, userId, answerWithinMs });
    },
  };
}

/** Longer than the server itself waits for what others are writing (10 s). */
const COMMIT_WITHIN_MS = 15_000;
/** What sending and writing one item may take on a slow line. */
const ITEM_MS = 10;
const LOAD_WITHIN_MS = 20_000;

/** How long a commit may be without an answer before the person is told. */
function longestWait({ changes }: CommitRequest): number {
  const items = changes.map(
    ({ put = [], remove = [], append = [] }) => put.length + remove.length + append.length,
  );
  return COMMIT_WITHIN_MS + ITEM_MS * items.reduce((sum, count) => sum + count, 0);
}

/** What writes a long one is not loaded before there is one. */
async function longText(request: CommitRequest): Promise<Blob> {
  const { commitText } = await import("./long/long-commit.ts");
  return commitText(request);
}

async function loadDocument(userId: string, key: string, since: string | undefined): Promise<LoadAnswer> {
  const [query, headers] =
    since === undefined ? ["", {}] : [`&since=${encodeURIComponent(since)}`, { "If-None-Match": since }];
  // Told by 204, since a browser logs every 404 as an error (HT8).
  const path = `/api/data/load/${key}.json?absent=204${query}`;
  const options = { headers, userId, answerWithinMs: LOAD_WITHIN_MS };
  const response = await requestApi("GET", path, options, [304, 404]);
  if (response.status === 404 || response.status === 204) return { type: "missing" };
  if (response.status === 304) return { type: "unchanged" };
  const etag = strongEtag(response.headers.get("ETag") ?? "");
  const body = await readBody(response);
  return "parts" in body ? { type: "long", etag, ...body } : { type: "content", etag, ...body };
}

/** The server asks whose books a large commit is for before it reads it. */
export function commitPath(companyId: number): string {
  return `/api/data/commit?companyId=${companyId}`;
}

/** A proxy that compresses the answer marks the ETag as weak; the document is the same. */
function strongEtag(etag: string): string {
  return etag.replace(/^W\//, "");
}
