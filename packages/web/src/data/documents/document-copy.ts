import {
  DOCUMENT_KINDS,
  type DocumentError,
  type DocumentKind,
  documentErrorText,
  documentJson,
  type HeadOf,
  type ItemOf,
} from "@huvudbok/core/document";
import type { Result } from "@huvudbok/core/shared";
import { ApiFailure, unexpectedAnswer } from "../api-failure.ts";
import { parseJsonText } from "../json-text.ts";
import type { DocumentApi } from "./document-api.ts";
import type { CachedDocument } from "./document-cache.ts";
import {
  type DifferenceFault,
  type HeldDocument,
  heldFromDifference,
  heldFromWhole,
  isDifference,
  missingDocument,
} from "./held-document.ts";
import { heldInSlices } from "./sliced-document.ts";

/** What the server answered about a document, read; the text is what came, to be kept. */
export interface LoadedCopy {
  readonly held: HeldDocument;
  readonly form: "missing" | "unchanged" | "difference" | "whole";
  readonly text: string;
}

/** Loads a document: what is new since the copy held, or the whole of it. Throws `ApiFailure`. */
export async function loadCopy(
  api: DocumentApi,
  key: string,
  kind: DocumentKind,
  before: HeldDocument | undefined,
): Promise<LoadedCopy> {
  const answer = await api.load(key, before?.etag);
  if (answer.type === "missing") return { held: missingDocument(kind), form: "missing", text: "" };
  if (answer.type === "unchanged") {
    if (before === undefined) throw unexpectedAnswer(key);
    return { held: before, form: "unchanged", text: "" };
  }
  const { etag, text } = answer;
  const sliced = await heldInSlices(kind, etag, text, before);
  if (sliced !== undefined) return { held: sliced, form: "whole", text };
  const json = parseJsonText(text);
  if (before === undefined || !isDifference(json)) {
    const held = heldOrThrow(key, heldFromWhole(kind, etag, json, before));
    return { held, form: "whole", text };
  }
  const held = heldFromDifference(kind, json, before);
  if (held.ok) return { held: held.value, form: "difference", text };
  // A difference that cannot be applied is no loss: the whole document can always be had.
  return loadCopy(api, key, kind, undefined);
}

/** Reads what the cache keeps of a document; undefined when that is damaged, or of another version (1 §9). */
export async function readCachedCopy(
  kind: DocumentKind,
  { version, etag, text, differences }: CachedDocument,
): Promise<HeldDocument | undefined> {
  if (version !== DOCUMENT_KINDS[kind].version) return undefined;
  let held = (await heldInSlices(kind, etag, text, undefined)) ?? heldAtOneGo(kind, etag, text);
  if (held === undefined) return undefined;
  for (const { text } of differences) {
    const next = heldFromDifference(kind, parseJsonText(text), held);
    if (!next.ok) return undefined;
    held = next.value;
  }
  return held;
}

function heldAtOneGo(kind: DocumentKind, etag: string, text: string): HeldDocument | undefined {
  const whole = heldFromWhole(kind, etag, parseJsonText(text), undefined);
  return whole.ok ? whole.value : undefined;
}

/** The whole document as JSON text; undefined when it has no head to write. */
export function wholeText(kind: DocumentKind, held: HeldDocument): string | undefined {
  if (held.head === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded as this kind
  const items = [...held.items.values()] as ItemOf<DocumentKind>[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded as this kind
  return JSON.stringify(documentJson(kind, held.head as HeadOf<DocumentKind>, items));
}

function heldOrThrow(key: string, held: Result<HeldDocument, DocumentError | DifferenceFault>): HeldDocument {
  if (held.ok) return held.value;
  if (held.error.code === "other-form" || held.error.code === "other-start") throw unexpectedAnswer(key);
  throw new ApiFailure({ status: 0, type: "DocumentError", message: documentErrorText(held.error) });
}
