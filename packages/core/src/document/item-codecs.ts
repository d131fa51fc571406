import { DOCUMENT_KINDS, type DocumentKind, type ItemOf } from "./document-kind.ts";
import type { HandCodec } from "./hand-codecs/hand-codec.ts";
import type { JsonObject } from "./migrate-document.ts";

/** The codecs of the rows that have one of their own. */
export const ITEM_CODECS: {
  readonly [Kind in DocumentKind]: { readonly codec?: HandCodec<ItemOf<Kind>, JsonObject> };
} = DOCUMENT_KINDS;
