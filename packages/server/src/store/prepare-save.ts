import { decodeDocument, encodeHead } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { parseJson } from "./parse-json.ts";
import { documentRefusal, preparedItem, readIfMatch } from "./prepare-commit.ts";
import type { PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { invalidKey } from "./refusals.ts";
import type { Actor, Refusal } from "./store.ts";
import { storedAddress } from "./stored-address.ts";

/** Reads the body of a save, a whole state, and checks everything that needs no database. */
export function prepareSave(
  actor: Actor,
  key: string,
  ifMatch: string | undefined,
  body: Uint8Array,
): Result<PreparedCommit, Refusal> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(invalidKey(key));
  const revision = readIfMatch(target, ifMatch);
  if (!revision.ok) return revision;
  const json = parseJson(body);
  if (!json.ok) return json;
  const document = decodeDocument(target.kind, json.value);
  if (!document.ok) return err(documentRefusal(document.error));
  const head = {
    value: document.value.head,
    text: JSON.stringify(encodeHead(target.kind, document.value.head)),
  };
  const items: PreparedItem[] = [];
  for (const value of document.value.items) {
    const item = preparedItem(target, value);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok({
    companyId: target.companyId,
    intent: "save",
    requestId: undefined,
    changes: [{ mode: "whole", target, ifMatch: revision.value, head, items }],
  });
}

/** Ends a document, as a revision. */
export function prepareRemoval(
  actor: Actor,
  key: string,
  ifMatch: number | undefined,
): Result<PreparedCommit, Refusal> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(invalidKey(key));
  return ok({
    companyId: target.companyId,
    intent: "delete",
    requestId: undefined,
    changes: [{ mode: "removal", target, ifMatch }],
  });
}
