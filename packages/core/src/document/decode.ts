import * as z from "zod/mini";
import { err, ok, type Result } from "../shared/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import { type DocumentError, type FieldFault, invalidField } from "./document-error.ts";
import { anyKind, DOCUMENT_KINDS, type DocumentKind, type HeadOf, type ItemOf } from "./document-kind.ts";
import { itemId } from "./item-id.ts";
import { isJsonObject, type JsonObject, migrateDocument } from "./migrate-document.ts";
import { newTransactionCodec, transactionCodec } from "./transaction-codec.ts";
import { newTransactionSchema } from "./transaction-schema.ts";

const NO_ITEMS = "";

/** A document as core knows it. */
export interface DecodedDocument<Kind extends DocumentKind> {
  readonly head: HeadOf<Kind>;
  readonly items: readonly ItemOf<Kind>[];
}

/** Reads a stored head of this program's version. */
export function decodeHead<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): Result<HeadOf<Kind>, DocumentError> {
  const decoded = withSchema<HeadOf<Kind>>(kind, DOCUMENT_KINDS[kind].head, json);
  // An empty list passes for an object without fields.
  return Array.isArray(json) ? fieldFault(kind, [], "wrong-type") : decoded;
}

/** Reads a stored item of this program's version: kronor become öre, unknown fields are refused. */
export function decodeItem<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): Result<ItemOf<Kind>, DocumentError> {
  const { item } = anyKind(kind);
  if (item === undefined) return fieldFault(kind, [], "unknown-field");
  const transaction: unknown = kind === "transactions" ? transactionCodec.read(json) : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind is transactions
  if (transaction !== undefined) return ok(transaction as ItemOf<Kind>);
  return withSchema<ItemOf<Kind>>(kind, item, json);
}

/** Reads a transaction that is to be appended: it has a series and no number. */
export function decodeNewTransaction(json: unknown): Result<NewTransaction, DocumentError> {
  const transaction = newTransactionCodec.read(json);
  return transaction === undefined
    ? withSchema<NewTransaction>("transactions", newTransactionSchema, json)
    : ok(transaction);
}

/**
 * Reads a whole stored document, `{version, ...head, [itemsField]: []}`. An older version is migrated, a newer one
 * refused (clarification P34); two items of one id are refused.
 */
export function decodeDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): Result<DecodedDocument<Kind>, DocumentError> {
  if (!isJsonObject(json)) return fieldFault(kind, [], "wrong-type");
  const { itemsField = NO_ITEMS, version, migrations = [] } = anyKind(kind);
  const { version: storedVersion, ...fields } = json;
  if (typeof storedVersion !== "number" || !Number.isSafeInteger(storedVersion) || storedVersion < 1) {
    return fieldFault(kind, ["version"], storedVersion === undefined ? "missing" : "wrong-form");
  }
  if (storedVersion > version) return err({ code: "newer-version", kind, version: storedVersion });
  const { items, head: storedHead } = splitItems(fields, itemsField);
  if (!Array.isArray(items)) {
    return fieldFault(kind, [itemsField], items === undefined ? "missing" : "wrong-type");
  }
  const lifted = migrateDocument({ head: storedHead, items }, storedVersion, migrations);
  const head = decodeHead(kind, lifted.head);
  if (!head.ok) return head;
  const decodedItems = decodeItems(kind, lifted.items, itemsField);
  return decodedItems.ok ? ok({ head: head.value, items: decodedItems.value }) : decodedItems;
}

function splitItems(
  fields: JsonObject,
  itemsField: string,
): { readonly items: unknown; readonly head: JsonObject } {
  if (itemsField === NO_ITEMS) return { items: [], head: fields };
  const { [itemsField]: items, ...head } = fields;
  return { items, head };
}

function decodeItems<Kind extends DocumentKind>(
  kind: Kind,
  stored: readonly unknown[],
  itemsField: string,
): Result<readonly ItemOf<Kind>[], DocumentError> {
  const items: ItemOf<Kind>[] = [];
  const ids = new Set<string>();
  for (const json of stored) {
    const item = decodeItem(kind, json);
    if (!item.ok) return placed(item.error, itemsField, items.length);
    const id = String(itemId(kind, item.value));
    if (ids.has(id)) return err({ code: "invalid-field", kind, item: id, path: [], fault: "duplicate" });
    ids.add(id);
    items.push(item.value);
  }
  return ok(items);
}

/** An error in an item that has no id to be known by tells where it stands in the list. */
function placed(error: DocumentError, itemsField: string, index: number): Result<never, DocumentError> {
  if (error.code !== "invalid-field" || error.item !== undefined) return err(error);
  return err({ ...error, path: [itemsField, index, ...error.path] });
}

function withSchema<T>(kind: DocumentKind, schema: z.core.$ZodType, json: unknown): Result<T, DocumentError> {
  const parsed = z.safeParse(schema, json);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is the one of T
  if (parsed.success) return ok(parsed.data as T);
  return err(invalidField(kind, parsed.error, json, itemId(kind, json)));
}

function fieldFault(
  kind: DocumentKind,
  path: readonly (string | number)[],
  fault: FieldFault,
): Result<never, DocumentError> {
  return err({ code: "invalid-field", kind, path, fault });
}
