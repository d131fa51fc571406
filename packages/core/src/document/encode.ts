import * as z from "zod/mini";
import { invariant } from "../shared/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import { invalidField, UnstorableValue } from "./document-error.ts";
import { anyKind, DOCUMENT_KINDS, type DocumentKind, type HeadOf, type ItemOf } from "./document-kind.ts";
import { newTransactionCodec } from "./hand-codecs/transaction-codec.ts";
import { ITEM_CODECS } from "./item-codecs.ts";
import { itemId } from "./item-id.ts";
import { isJsonObject, type JsonObject } from "./migrate-document.ts";

/**
 * The stored form of a head: kronor, fields in a fixed order and only those that are set; equal heads give equal texts.
 * Throws an `UnstorableValue` for one that breaks its schema.
 */
export function encodeHead<Kind extends DocumentKind>(kind: Kind, head: HeadOf<Kind>): JsonObject {
  return withSchema(kind, DOCUMENT_KINDS[kind].head, head);
}

/** The stored form of an item, in the same way as `encodeHead`. */
export function encodeItem<Kind extends DocumentKind>(kind: Kind, item: ItemOf<Kind>): JsonObject {
  const { codec } = ITEM_CODECS[kind];
  if (codec !== undefined) return codec.write(item);
  return withSchema(kind, anyKind(kind).item ?? z.never(), item, itemId(kind, item));
}

/** The whole stored document, `{version, ...head, [itemsField]: []}`, as `GET api/data/load` gives it. */
export function documentJson<Kind extends DocumentKind>(
  kind: Kind,
  head: HeadOf<Kind>,
  items: readonly ItemOf<Kind>[],
): JsonObject {
  const { version, itemsField } = anyKind(kind);
  return {
    version,
    ...encodeHead(kind, head),
    ...(itemsField === undefined ? {} : { [itemsField]: items.map((item) => encodeItem(kind, item)) }),
  };
}

/** The stored form of a transaction that is to be appended. */
export function encodeNewTransaction(transaction: NewTransaction): JsonObject {
  return newTransactionCodec.write(transaction);
}

function withSchema(kind: DocumentKind, schema: z.core.$ZodType, value: unknown, item?: string): JsonObject {
  const encoded = z.safeEncode(schema, value);
  if (!encoded.success) throw new UnstorableValue(invalidField(kind, encoded.error, value, item));
  invariant(isJsonObject(encoded.data), "every head and item is an object");
  return encoded.data;
}
