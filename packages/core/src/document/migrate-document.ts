import { invariant } from "../shared/index.ts";

/** A stored document, or a part of it, that has not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lifts a stored document one version: the head and the items apart, since they are stored apart. */
export interface Migration {
  readonly head: (json: unknown) => unknown;
  readonly item: (json: unknown) => unknown;
}

export interface StoredParts {
  readonly head: unknown;
  readonly items: readonly unknown[];
}

/**
 * Lifts a document from `version` to the version after the last migration, one step after the other (CH1). Throws when
 * the program has no step from that version: callers refuse newer documents first.
 */
export function migrateDocument(
  parts: StoredParts,
  version: number,
  migrations: readonly Migration[],
): StoredParts {
  invariant(version >= 1 && version <= migrations.length + 1, `no migration from version ${version}`);
  let { head, items } = parts;
  for (const migration of migrations.slice(version - 1)) {
    head = migration.head(head);
    items = items.map((item) => migration.item(item));
  }
  return { head, items };
}
