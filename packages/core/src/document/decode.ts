import * as z from "zod/mini";
import { err, ok, type Result } from "../shared/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import { type DocumentError, type FieldErrorKind, invalidField } from "./document-error.ts";
import { anyKind, DOCUMENT_KINDS, type DocumentKind, type HeadOf, type ItemOf } from "./document-kind.ts";
import { newTransactionCodec } from "./hand-codecs/transaction-codec.ts";
import { ITEM_CODECS } from "./item-codecs.ts";
import { itemId } from "./item-id.ts";
import { isJsonObject, type JsonObject, migrateDocument } from "./migrate-document.ts";
import { newTransactionSchema } from "./transaction-schema.ts";

const NO_ITEMS = "";

/** A document in the form that core works with. */
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
  // The schema takes an empty list for an object without fields.
  return Array.isArray(json) ? fieldError(kind, [], "wrong-type") : decoded;
}

/** Reads a stored item of this program's version: kronor become öre, unknown fields are refused. */
export function decodeItem<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): Result<ItemOf<Kind>, DocumentError> {
  const { item } = anyKind(kind);
  if (item === undefined) return fieldError(kind, [], "unknown-field");
  const read = ITEM_CODECS[kind].codec?.read(json);
  if (read !== undefined) return ok(read);
  return withSchema<ItemOf<Kind>>(kind, item, json);
}

/** Reads the head of a document as it was stored in a version: an older one is migrated, a newer one refused (CH1). */
export function decodeStoredHead<Kind extends DocumentKind>(
  kind: Kind,
  version: number,
  json: unknown,
): Result<HeadOf<Kind>, DocumentError> {
  const refused = unknownVersion(kind, version);
  if (refused !== undefined) return err(refused);
  const { migrations = [] } = anyKind(kind);
  return decodeHead(kind, migrateDocument({ head: json, items: [] }, version, migrations).head);
}

/** The same for an item. */
export function decodeStoredItem<Kind extends DocumentKind>(
  kind: Kind,
  version: number,
  json: unknown,
): Result<ItemOf<Kind>, DocumentError> {
  const lifted = liftedItem(kind, version, json);
  return lifted.ok ? decodeItem(kind, lifted.value) : lifted;
}

function liftedItem(kind: DocumentKind, version: number, json: unknown): Result<unknown, DocumentError> {
  const refused = unknownVersion(kind, version);
  if (refused !== undefined) return err(refused);
  const { migrations = [] } = anyKind(kind);
  return ok(migrateDocument({ head: undefined, items: [json] }, version, migrations).items[0]);
}

/** The error in the version of stored data. */
function unknownVersion(kind: DocumentKind, version: unknown): DocumentError | undefined {
  if (typeof version !== "number" || !Number.isSafeInteger(version) || version < 1) {
    const fault = version === undefined ? "missing" : "wrong-form";
    return { code: "invalid-field", kind, path: ["version"], fault };
  }
  return version > anyKind(kind).version ? { code: "newer-version", kind, version } : undefined;
}

/** Reads a transaction that is to be appended: it has a series and no number. */
export function decodeNewTransaction(json: unknown): Result<NewTransaction, DocumentError> {
  const transaction = newTransactionCodec.read(json);
  return transaction === undefined
    ? withSchema<NewTransaction>("transactions", newTransactionSchema, json)
    : ok(transaction);
}

/** The same in an older version: the migration steps treat it as an item without a number. */
export function decodeStoredNewTransaction(
  version: number,
  json: unknown,
): Result<NewTransaction, DocumentError> {
  const lifted = liftedItem("transactions", version, json);
  return lifted.ok ? decodeNewTransaction(lifted.value) : lifted;
}

/**
 * Reads a whole stored document, `{version, ...head, [itemsField]: []}`. An older version is migrated, a newer one
 * refused (CH1); two items of one id are refused.
 */
export function decodeDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): Result<DecodedDocument<Kind>, DocumentError> {
  if (!isJsonObject(json)) return fieldError(kind, [], "wrong-type");
  const { itemsField = NO_ITEMS, migrations = [] } = anyKind(kind);
  const { version: storedVersion, ...fields } = json;
  const refused = unknownVersion(kind, storedVersion);
  if (refused !== undefined) return err(refused);
  const { items, head: storedHead } = splitItems(fields, itemsField);
  if (!Array.isArray(items)) {
    return fieldError(kind, [itemsField], items === undefined ? "missing" : "wrong-type");
  }
  const lifted = migrateDocument({ head: storedHead, items }, Number(storedVersion), migrations);
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

/** For an item without an id the error gives its place in the list. */
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

function fieldError(
  kind: DocumentKind,
  path: readonly (string | number)[],
  fault: FieldErrorKind,
): Result<never, DocumentError> {
  return err({ code: "invalid-field", kind, path, fault });
}
