import { join } from "node:path";
import { openDatabase } from "../src/store/database.ts";
import { migrate } from "../src/store/migrations.ts";
import { PEOPLE_READS, PEOPLE_WRITES, SIGN_IN_CALLS } from "../src/store/people/people-calls.ts";
import type { LocalSignInStore } from "../src/store/people/people-face.ts";
import { type PeopleCallers, peopleStore } from "../src/store/people/people-store.ts";

const CALLS = { ...PEOPLE_READS, ...PEOPLE_WRITES, ...SIGN_IN_CALLS };

/** The people of the local sign-in on SQLite, without the threads of a whole store. */
export async function openPeopleNearby(
  folder: string,
): Promise<{ readonly local: LocalSignInStore; readonly close: () => Promise<void> }> {
  const database = openDatabase({ engine: "sqlite", file: join(folder, "huvudbok.sqlite") });
  await migrate(database.db, database.engine);
  const call = async (name: keyof typeof CALLS, ...args: readonly unknown[]): Promise<never> => {
    const made = CALLS[name] as (...args: readonly unknown[]) => Promise<never>;
    return made({ database, now: Date.now() }, ...args);
  };
  const callers: PeopleCallers = { read: call, write: call, session: call };
  return { local: peopleStore(callers), close: () => database.close() };
}
