import { anyKind, type DocumentKind, documentKinds } from "./document-kind.ts";
import type { NamedFile } from "./kinds/kind-row.ts";
import { isJsonObject } from "./migrate-document.ts";

export interface FileReference {
  readonly fileId: string;
  readonly names: NamedFile;
}

/** The files that an item names, in its stored form or as core knows it. */
export function fileReferences(kind: DocumentKind, item: unknown): readonly FileReference[] {
  const { files = {} } = anyKind(kind);
  if (!isJsonObject(item)) return [];
  return Object.entries(files).flatMap(([field, names]) =>
    idsIn(item[field]).map((fileId) => ({ fileId, names })),
  );
}

/** False for the stored text of an item that refers to no file: this test is far cheaper than reading the text. */
export function mayNameFiles(kind: DocumentKind, text: string): boolean {
  return Object.keys(anyKind(kind).files ?? {}).some((field) => text.includes(`"${field}":`));
}

/** An id, a list of ids, or of objects that have one. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const id = isJsonObject(one) ? one["id"] : one;
    return typeof id === "string" ? [id] : [];
  });
}

/** The kinds whose items are entries that others refer to in place of files. */
export function fileListKinds(): readonly DocumentKind[] {
  return documentKinds().filter((kind) => anyKind(kind).isFileList === true);
}
