import { isJsonObject, type JsonObject } from "./migrate-document.ts";

/**
 * Reads and writes one shape of stored JSON without a schema library. `read` returns undefined for what it refuses; a
 * stored value is never undefined, so the two cannot be confused.
 */
export interface HandCodec<T, Stored = unknown> {
  read(this: void, json: unknown): T | undefined;
  write(this: void, value: T): Stored;
}

interface Field<T> extends HandCodec<T> {
  readonly isOptional: boolean;
}

/** A codec for every field, in the order in which the fields are stored. */
export type Fields<T> = { readonly [Key in keyof T]-?: Field<Exclude<T[Key], undefined>> };

export function must<T>(codec: HandCodec<T>): Field<T> {
  return { ...codec, isOptional: false };
}

export function may<T>(codec: HandCodec<T>): Field<T> {
  return { ...codec, isOptional: true };
}

/** A value that is stored as it is. */
export function plain<T>(accepts: (json: unknown) => json is T): HandCodec<T> {
  return { read: (json) => (accepts(json) ? json : undefined), write: (value) => value };
}

/** An object with exactly these fields: an unknown one is refused. */
export function objectOf<T extends object>(fields: Fields<T>): HandCodec<T, JsonObject> {
  const steps = Object.entries<Field<unknown>>(fields);
  return {
    read: (json) => {
      if (!isJsonObject(json)) return undefined;
      const result: Record<string, unknown> = {};
      let unread = Object.keys(json).length;
      for (const [name, { read, isOptional }] of steps) {
        const value = json[name];
        if (value === undefined && isOptional) continue;
        const decoded = read(value);
        if (decoded === undefined) return undefined;
        result[name] = decoded;
        unread -= 1;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of T has been read
      return unread === 0 ? (result as T) : undefined;
    },
    write: (object) => {
      const values: ReadonlyMap<string, unknown> = new Map(Object.entries(object));
      const result: Record<string, unknown> = {};
      for (const [name, { write }] of steps) {
        const value = values.get(name);
        if (value !== undefined) result[name] = write(value);
      }
      return result;
    },
  };
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
