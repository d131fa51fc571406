import { type CommitRequest, commitRequestSchema, type DocumentChange } from "@huvudbok/core/api";
import {
  type DocumentError,
  decodeHead,
  decodeItem,
  decodeNewTransaction,
  documentErrorText,
  encodeHead,
  encodeItem,
  itemId,
} from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { revisionOf } from "./etag.ts";
import { parseJson } from "./parse-json.ts";
import type { ItemwiseChange, PreparedCommit, PreparedHead, PreparedItem } from "./prepared-change.ts";
import { etagMismatch, invalidKey, invalidRequest, ruleBroken } from "./refusals.ts";
import type { Actor, Refusal } from "./store.ts";
import { type StoredAddress, storedAddress } from "./stored-address.ts";

/** Reads the body of a commit and checks everything that needs no database: keys, shapes, amounts, ids. */
export function prepareCommit(actor: Actor, body: Uint8Array): Result<PreparedCommit, Refusal> {
  const json = parseJson(body);
  if (!json.ok) return json;
  const request = commitRequestSchema.safeParse(json.value);
  if (!request.success) {
    const places = request.error.issues.slice(0, 10).map((issue) => issue.path.join("."));
    return err(invalidRequest("Ändringen har fel innehåll.", places));
  }
  return prepareRequest(actor, request.data);
}

function prepareRequest(actor: Actor, request: CommitRequest): Result<PreparedCommit, Refusal> {
  const { companyId, intent, requestId } = request;
  const changes: ItemwiseChange[] = [];
  const keys = new Set<string>();
  for (const change of request.changes) {
    const target = storedAddress(actor, change.key);
    if (target === undefined) return err(invalidKey(change.key));
    if (target.companyId !== companyId) return err(invalidRequest(`${change.key} hör inte till företaget.`));
    if (keys.has(change.key)) return err(invalidRequest(`${change.key} förekommer mer än en gång.`));
    keys.add(change.key);
    const prepared = prepareChange(target, change);
    if (!prepared.ok) return prepared;
    changes.push(prepared.value);
  }
  return ok({ companyId, intent, requestId, changes });
}

function prepareChange(target: StoredAddress, change: DocumentChange): Result<ItemwiseChange, Refusal> {
  const ifMatch = readIfMatch(target, change.ifMatch);
  if (!ifMatch.ok) return ifMatch;
  const head = change.head === undefined ? ok(undefined) : prepareHead(target, change.head);
  if (!head.ok) return head;
  const put = preparedList(change.put, (json) => prepareItem(target, json));
  if (!put.ok) return put;
  const append = preparedList(change.append, (json) => prepareAppend(target, json));
  if (!append.ok) return append;
  const remove = change.remove ?? [];
  const ids = new Set([...put.value.map((item) => item.id), ...remove]);
  if (ids.size !== put.value.length + remove.length) {
    return err(invalidRequest(`${target.key}: samma post ändras mer än en gång.`));
  }
  return ok({
    mode: "items",
    target,
    ifMatch: ifMatch.value,
    head: head.value,
    put: put.value,
    remove,
    append: append.value,
  });
}

/** The revision of an If-Match; an ETag that is not ours can match nothing. */
export function readIfMatch(
  target: StoredAddress,
  ifMatch: string | undefined,
): Result<number | undefined, Refusal> {
  if (ifMatch === undefined) return ok(undefined);
  const revision = revisionOf(ifMatch);
  return revision === undefined ? err(etagMismatch(target.key, undefined)) : ok(revision);
}

export function prepareHead(target: StoredAddress, json: unknown): Result<PreparedHead, Refusal> {
  const head = decodeHead(target.kind, json);
  if (!head.ok) return err(documentRefusal(head.error));
  return ok({ value: head.value, text: JSON.stringify(encodeHead(target.kind, head.value)) });
}

/** The stored text and id of an item that core has read. */
export function preparedItem(
  target: StoredAddress,
  value: PreparedItem["value"],
): Result<PreparedItem, Refusal> {
  const id = itemId(target.kind, value) ?? "";
  // Texts of ids are keys in the database, which knows neither NUL nor half characters.
  if (id === "" || id.includes("\0") || !id.isWellFormed()) {
    return err(invalidRequest(`${target.key}: en post har ett ogiltigt id.`));
  }
  return ok({ id, value, text: JSON.stringify(encodeItem(target.kind, value)) });
}

function prepareItem(target: StoredAddress, json: unknown): Result<PreparedItem, Refusal> {
  const item = decodeItem(target.kind, json);
  return item.ok ? preparedItem(target, item.value) : err(documentRefusal(item.error));
}

function prepareAppend(target: StoredAddress, json: unknown): Result<NewTransaction, Refusal> {
  if (target.kind !== "transactions")
    return err(invalidRequest(`${target.key}: append gäller bara verifikat.`));
  const transaction = decodeNewTransaction(json);
  if (!transaction.ok) return err(documentRefusal(transaction.error));
  const { series } = transaction.value;
  if (series.includes("\0") || !series.isWellFormed()) {
    return err(invalidRequest(`${target.key}: ogiltig verifikationsserie.`));
  }
  return transaction;
}

/** What core says is wrong with stored JSON; a newer version asks for a reload (clarification P34). */
export function documentRefusal(error: DocumentError): Refusal {
  if (error.code === "newer-version") {
    return { status: 409, type: "NewerVersion", message: documentErrorText(error), details: error };
  }
  return ruleBroken("InvalidDocument", documentErrorText(error), error);
}

function preparedList<T>(
  list: readonly unknown[] | undefined,
  prepare: (json: unknown) => Result<T, Refusal>,
): Result<readonly T[], Refusal> {
  const prepared: T[] = [];
  for (const json of list ?? []) {
    const one = prepare(json);
    if (!one.ok) return one;
    prepared.push(one.value);
  }
  return ok(prepared);
}
