import { decodeDocument, versionedDocument } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { documentRefusal, invalidKey } from "../access/refusals.ts";
import { parseJson } from "../reading/parse-json.ts";
import { storedAddress } from "../reading/stored-address.ts";
import type { Actor, Refusal } from "../store.ts";
import { preparedHead, preparedItems, readIfMatch } from "./prepare-commit.ts";
import type { PreparedCommit } from "./prepared-change.ts";

/** Reads the body of a save, a whole state, and checks everything that needs no database. */
export function prepareSave(
  actor: Actor,
  key: string,
  ifMatch: string | undefined,
  body: Uint8Array,
  access: PreparedCommit["access"] = "write",
): Result<PreparedCommit, Refusal> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(invalidKey(key));
  const json = parseJson(body);
  if (!json.ok) return json;
  const document = decodeDocument(target.kind, versionedDocument(target.kind, json.value));
  if (!document.ok) return err(documentRefusal(document.error));
  const items = preparedItems(target, document.value.items);
  if (!items.ok) return items;
  const head = preparedHead(target, document.value.head);
  return ok({
    companyId: target.companyId,
    access,
    intent: "save",
    request: undefined,
    changes: [{ mode: "whole", target, ifMatch: readIfMatch(ifMatch), head, items: items.value }],
  });
}

/** Ends a document, as a revision. */
export function prepareRemoval(
  actor: Actor,
  key: string,
  ifMatch: string | undefined,
): Result<PreparedCommit, Refusal> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(invalidKey(key));
  return ok({
    companyId: target.companyId,
    access: "own",
    intent: "delete",
    request: undefined,
    changes: [{ mode: "removal", target, isEnd: false, ifMatch: readIfMatch(ifMatch) }],
  });
}
