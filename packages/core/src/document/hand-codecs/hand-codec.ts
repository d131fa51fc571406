import { isJsonObject, type JsonObject } from "../migrate-document.ts";

/**
 * Reads and writes one shape of stored JSON without a schema library. `read` returns undefined for what it refuses; a
 * stored value is never undefined, so the two cannot be confused.
 */
export interface HandCodec<T, Stored = unknown> {
  read(this: void, json: unknown): T | undefined;
  write(this: void, value: T): Stored;
}

/** A codec for every field, in the order in which the fields are stored. */
type Fields<T> = { readonly [Key in keyof T]-?: HandCodec<T[Key]> };

/** A value that is stored as it is. */
export function plain<T>(accepts: (json: unknown) => json is T): HandCodec<T> {
  return { read: (json) => (accepts(json) ? json : undefined), write: (value) => value };
}

/** An object with exactly these fields: an unknown one is refused. For small objects that few transactions have. */
export function objectOf<T extends object>(fields: Fields<T>): HandCodec<T, JsonObject> {
  const steps = Object.entries<HandCodec<unknown>>(fields);
  return {
    read: (json) => {
      if (!isJsonObject(json) || Object.keys(json).length !== steps.length) return undefined;
      const result: Record<string, unknown> = {};
      for (const [name, { read }] of steps) {
        const decoded = read(json[name]);
        if (decoded === undefined) return undefined;
        result[name] = decoded;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of T has been read
      return result as T;
    },
    write: (object) => {
      const values = new Map<string, unknown>(Object.entries(object));
      return Object.fromEntries(steps.map(([name, { write }]) => [name, write(values.get(name))]));
    },
  };
}

/** The fields that there are, in the order in which they are stored. */
export function inOrder(names: readonly string[], fields: JsonObject): JsonObject {
  const result: Record<string, unknown> = {};
  for (const name of names) if (fields[name] !== undefined) result[name] = fields[name];
  return result;
}

/** How many fields an optional field of an object is: 1, or 0 when it is absent. */
export function countOf(json: unknown): number {
  return json === undefined ? 0 : 1;
}

/** A list of elements of the codec; one unreadable element makes the whole list unreadable. */
export function listOf<T>(codec: HandCodec<T>): HandCodec<readonly T[]> {
  return {
    read: (json) => {
      if (!Array.isArray(json)) return undefined;
      const result: T[] = [];
      for (const element of json) {
        const decoded = codec.read(element);
        if (decoded === undefined) return undefined;
        result.push(decoded);
      }
      return result;
    },
    write: (list) => list.map((element) => codec.write(element)),
  };
}
