import { anyKind, type DocumentKind } from "./document-kind.ts";
import { isJsonObject } from "./migrate-document.ts";

/**
 * The id of an item, in its stored form or as core knows it: unique in its document and fixed for life, for
 * transactions "A-12". Undefined when a field of the id is missing, and for kinds without items.
 */
export function itemId(kind: DocumentKind, item: unknown): string | undefined {
  const { idFields } = anyKind(kind);
  if (idFields === undefined || !isJsonObject(item)) return undefined;
  let id = "";
  for (const field of idFields) {
    const value = item[field];
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    id = id === "" ? String(value) : `${id}-${value}`;
  }
  return id;
}
