import {
  DOCUMENT_KINDS,
  type DocumentError,
  type DocumentKind,
  documentErrorText,
} from "@huvudbok/core/document";
import type { Result } from "@huvudbok/core/shared";
import { ApiFailure, unexpectedAnswer } from "../api/api-failure.ts";
import { parseJsonText } from "../api/json-text.ts";
import type { DocumentApi } from "./document-api.ts";
import type { CachedDocument } from "./document-cache.ts";
import { type DocumentText, LONG_TEXT, stringOf } from "./long/document-text.ts";
import { readLongDocument } from "./long/long-document.ts";
import {
  type DifferenceError,
  documentFromDifference,
  documentFromWhole,
  isDifference,
  missingDocument,
  type ServerDocument,
} from "./server-document.ts";

/** The server's answer about a document, parsed; the text is the original, to be stored. */
export interface LoadedCopy {
  readonly held: ServerDocument;
  readonly form: "missing" | "unchanged" | "difference" | "whole";
  readonly text: DocumentText;
}

/** Loads a document: what is new since the held copy, or the whole of it. Throws `ApiFailure`. */
export async function loadCopy(
  api: DocumentApi,
  key: string,
  kind: DocumentKind,
  before: ServerDocument | undefined,
): Promise<LoadedCopy> {
  const answer = await api.load(key, before?.etag);
  if (answer.type === "missing") return { held: missingDocument(kind), form: "missing", text: "" };
  if (answer.type === "unchanged") {
    if (before === undefined) throw unexpectedAnswer(key);
    return { held: before, form: "unchanged", text: "" };
  }
  const { etag } = answer;
  if (answer.type === "long") {
    const { held, text } = await readLongDocument(kind, etag, answer.parts, before);
    return held === undefined
      ? readText(api, key, kind, before, { etag, text })
      : { held, form: "whole", text };
  }
  return readText(api, key, kind, before, answer);
}

/** Reads a content that has arrived whole. */
async function readText(
  api: DocumentApi,
  key: string,
  kind: DocumentKind,
  before: ServerDocument | undefined,
  content: { readonly etag: string; readonly text: DocumentText },
): Promise<LoadedCopy> {
  const { etag } = content;
  const text = stringOf(content.text);
  const sliced = await inSlices(kind, etag, text, before);
  if (sliced !== undefined) return { held: sliced, form: "whole", text };
  const json = parseJsonText(text);
  if (before === undefined || !isDifference(json)) {
    const held = documentOrThrow(key, documentFromWhole(kind, etag, json, before));
    return { held, form: "whole", text };
  }
  const held = documentFromDifference(kind, json, before);
  if (held.ok) return { held: held.value, form: "difference", text };
  // A difference that cannot be applied is no loss: the whole document can always be loaded.
  return loadCopy(api, key, kind, undefined);
}

/** A long text, in turns with the page. Few browsers need it, so it is loaded then; where it cannot be, it is read at once. */
async function inSlices(
  kind: DocumentKind,
  etag: string,
  text: string,
  before: ServerDocument | undefined,
): Promise<ServerDocument | undefined> {
  if (text.length < LONG_TEXT) return undefined;
  const reader = await import("./long/sliced-document.ts").catch(() => undefined);
  return reader?.documentInSlices(kind, etag, text, before);
}

/** Reads what the cache stores of a document; undefined when that is damaged, or of another version. */
export async function readCachedCopy(
  kind: DocumentKind,
  { version, etag, text, differences }: CachedDocument,
): Promise<ServerDocument | undefined> {
  if (version !== DOCUMENT_KINDS[kind].version) return undefined;
  let held = await readCachedText(kind, etag, text);
  if (held === undefined) return undefined;
  for (const { text } of differences) {
    const next = documentFromDifference(kind, parseJsonText(text), held);
    if (!next.ok) return undefined;
    held = next.value;
  }
  return held;
}

async function readCachedText(
  kind: DocumentKind,
  etag: string,
  text: CachedDocument["text"],
): Promise<ServerDocument | undefined> {
  if (typeof text === "string") return readWholeText(kind, etag, text);
  // Another tab has replaced the copy meanwhile, or the disk fails: it counts as not stored.
  const long = await readLongDocument(kind, etag, text, undefined).catch(() => undefined);
  if (long === undefined || long.held !== undefined) return long?.held;
  return readWholeText(kind, etag, stringOf(long.text));
}

async function readWholeText(
  kind: DocumentKind,
  etag: string,
  text: string,
): Promise<ServerDocument | undefined> {
  return (await inSlices(kind, etag, text, undefined)) ?? parseWholeText(kind, etag, text);
}

function parseWholeText(kind: DocumentKind, etag: string, text: string): ServerDocument | undefined {
  const whole = documentFromWhole(kind, etag, parseJsonText(text), undefined);
  return whole.ok ? whole.value : undefined;
}

function documentOrThrow(
  key: string,
  held: Result<ServerDocument, DocumentError | DifferenceError>,
): ServerDocument {
  if (held.ok) return held.value;
  if (held.error.code === "other-form" || held.error.code === "other-start") throw unexpectedAnswer(key);
  throw new ApiFailure({ status: 0, type: "DocumentError", message: documentErrorText(held.error) });
}
