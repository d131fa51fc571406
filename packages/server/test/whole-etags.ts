import { expect } from "vitest";
import { type DatabasePlace, openDatabaseToRead } from "../src/store/database/database.ts";
import { etagOf } from "../src/store/reading/etag.ts";
import { storedAddress } from "../src/store/reading/stored-address.ts";
import type { Actor } from "../src/store/store.ts";
import type { Store } from "../src/store/store-interface.ts";

const NUMBER = /^"(\d+)"$/;
const NUMBER_IN_COMMIT = /"ifMatch":"\\"\d+\\""/;
/** Commits of at least this size are not searched for numbers in place of ETags. */
const LONG = 1_000_000;

/**
 * Tests say `"2"` for the ETag of a document at revision 2 when they save: its hash, which an ETag carries as well, is
 * looked up. A number without such a revision is left unchanged, and is refused.
 */
export function withNumberedEtags(store: Store, place: DatabasePlace): Store {
  const whole = async (actor: Actor, key: string, etag: string | undefined): Promise<string | undefined> => {
    const digits = NUMBER.exec(etag ?? "")?.[1];
    const storedKey = storedAddress(actor, key)?.storedKey;
    if (digits === undefined || storedKey === undefined) return etag;
    return (await etagAt(place, storedKey, Number(digits))) ?? etag;
  };
  const { documents } = store;
  return {
    ...store,
    documents: {
      ...documents,
      save: async (actor, key, ifMatch, body, access) =>
        documents.save(actor, key, await whole(actor, key, ifMatch), body, access),
      remove: async (actor, key, ifMatch) => documents.remove(actor, key, await whole(actor, key, ifMatch)),
      async commit(actor, body, said) {
        const text = body.length > LONG ? "" : new TextDecoder().decode(body);
        if (!NUMBER_IN_COMMIT.test(text)) return documents.commit(actor, body, said);
        const request = JSON.parse(text) as { changes: { key: string; ifMatch?: string }[] };
        for (const change of request.changes) {
          const etag = await whole(actor, change.key, change.ifMatch);
          if (etag !== undefined) change.ifMatch = etag;
        }
        return documents.commit(actor, new TextEncoder().encode(JSON.stringify(request)), said);
      },
    },
  };
}

async function etagAt(place: DatabasePlace, key: string, revision: number): Promise<string | undefined> {
  const database = openDatabaseToRead(place);
  try {
    const row = await database.db
      .selectFrom("revision")
      .select(["revision", "hash"])
      .where("key", "=", key)
      .where("revision", "=", revision)
      .executeTakeFirst();
    return row === undefined ? undefined : etagOf(row);
  } finally {
    await database.close();
  }
}

/** The ETag of any document that is at a revision, for `toEqual` and its like. */
export function atRevision(revision: number): string {
  const etag: unknown = expect.stringMatching(new RegExp(`^"${revision}-[0-9a-f]{16}"$`));
  return etag as string;
}

/** The ETag of a document as it is now. */
export async function currentEtag(
  { store }: { readonly store: Store },
  actor: Actor,
  key: string,
): Promise<string> {
  const version = await store.documents.version(actor, key);
  if (!version.ok) throw new Error(version.error.message);
  return version.value.etag;
}
