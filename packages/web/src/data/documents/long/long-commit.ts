import type { CommitRequest, DocumentChange } from "@huvudbok/core/api";
import { type DocumentKind, encodeItem } from "@huvudbok/core/document";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";
import type { EditOf } from "../document-edit.ts";

/** So many items become text at a time: about a millisecond's work. */
const SLICE = 200;

/** Items in the form in which they are sent. */
export type SentItems = NonNullable<DocumentChange["put"]>;

/** The items of an edit in that form, made in turns with the page. Throws `UnstorableValue`. */
export async function encodedInTurns<Kind extends DocumentKind>({
  kind,
  put = [],
}: EditOf<Kind>): Promise<SentItems> {
  const work = new WorkInTurns();
  const encoded: SentItems = [];
  for (const item of put) {
    encoded.push(encodeItem(kind, item));
    if (work.isTurnDue) await work.turn();
  }
  return encoded;
}

/** The JSON of a long commit, written in turns with the page, so that it is never one string. */
export async function commitText({ changes, ...request }: CommitRequest): Promise<Blob> {
  const parts = [`${JSON.stringify(request).slice(0, -1)},"changes":[`];
  const work = new WorkInTurns();
  for (const [index, { put, ...change }] of changes.entries()) {
    const text = JSON.stringify(change);
    parts.push(index === 0 ? "" : ",", put === undefined ? text : `${text.slice(0, -1)},"put":[`);
    if (put === undefined) continue;
    for (let from = 0; from < put.length; from += SLICE) {
      const some = put.slice(from, from + SLICE).map((item) => JSON.stringify(item));
      parts.push(from === 0 ? "" : ",", some.join(","));
      if (work.isTurnDue) await work.turn();
    }
    parts.push("]}");
  }
  parts.push("]}");
  return new Blob(parts, { type: "application/json" });
}
