import { Readable } from "node:stream";
import type { Company, CompanyConfig } from "@huvudbok/core/api";
import type { Role } from "@huvudbok/core/company";
import { ok, type Result } from "@huvudbok/core/shared";
import { companyConfig, listFewCompanies } from "./companies.ts";
import { isLocked, openDatabaseNearby } from "./database.ts";
import type { ReadParts } from "./guard-face.ts";
import { loadShortDocument } from "./load-document.ts";
import { roleIn } from "./members.ts";
import type { NearKysely } from "./near-kysely.ts";
import { documentVersion, type LoadedHead } from "./readable-document.ts";
import type { Actor, LoadedDocument, Refusal } from "./store.ts";
import { liveSession } from "./users.ts";

/** Characters of a document that is read here; at most some tenths of a millisecond of the thread's time. */
const SHORT = 16 * 1024;
/** Reads that follow upon each other may keep the thread from everything else for so long. */
const LONGEST_TURN_MS = 10;
/** After the end of a turn nobody looks when the next one ends for so long. */
const UNWATCHED_MS = 1;

/** What a read gives that is not for this thread: ask one of the store's threads. */
export const ELSEWHERE = Symbol("elsewhere");
type Near<T> = Promise<T | typeof ELSEWHERE>;

/**
 * The reads of a few rows, done in the thread that answers HTTP. On SQLite such a read takes less time than asking
 * another thread for it: readers wait for no writer there, and see whatever has been acknowledged. What is long,
 * or would have to wait, is left to the threads, which run the same code.
 */
export interface NearReads {
  version(actor: Actor, key: string): Near<Result<LoadedHead, Refusal>>;
  load(actor: Actor, key: string): Near<Result<LoadedDocument, Refusal>>;
  companies(actor: Actor): Near<readonly Company[]>;
  role(actor: Actor, companyId: number): Near<Role | undefined>;
  config(actor: Actor, companyId: number): Near<Result<CompanyConfig, Refusal>>;
  session(id: string, now: number, seenAt: number | undefined): Near<Awaited<ReturnType<typeof liveSession>>>;
  close(): void;
}

/** Opens a database that is up to date for near reads. The guard says who may read, as it does in the threads. */
export function openNearReads(file: string, guard: ReadParts["guard"]): NearReads {
  const db = openDatabaseNearby(file);
  const hasTime = turns();
  const unlessBusy = <T>(work: () => Near<T>): Near<T> =>
    hasTime() ? unlessLocked(work) : Promise.resolve(ELSEWHERE);
  return {
    version: (actor, key) => unlessBusy(() => documentVersion(db, { guard }, actor, key)),
    load: (actor, key) => unlessBusy(() => shortDocument(db, guard, actor, key)),
    companies: (actor) => unlessBusy(async () => (await listFewCompanies(db, { guard }, actor)) ?? ELSEWHERE),
    role: (actor, companyId) => unlessBusy(() => roleIn(db, actor, companyId)),
    config: (actor, companyId) => unlessBusy(() => companyConfig(db, { guard }, actor, companyId)),
    session: (id, now, seenAt) => unlessBusy(() => liveSession(db, id, now, seenAt)),
    close: () => db.close(),
  };
}

async function shortDocument(
  db: NearKysely,
  guard: ReadParts["guard"],
  actor: Actor,
  key: string,
): Near<Result<LoadedDocument, Refusal>> {
  const result = await loadShortDocument(db, { guard }, actor, key, SHORT);
  if (!result.ok) return result;
  const { etag, lastModified, text } = result.value;
  if (text === undefined) return ELSEWHERE;
  return ok({
    etag,
    lastModified: new Date(lastModified),
    whole: text,
    get body() {
      return Readable.from([Buffer.from(text)], { objectMode: false });
    },
  });
}

/**
 * Nothing here waits for the outside, so whoever reads in a loop would never let the thread go. Tells whether this turn
 * of its loop has time left; asking a thread of the store ends the turn. A turn is watched only now and then: to hear of
 * its end costs as much as a read.
 */
function turns(): () => boolean {
  let watchedSince: number | undefined;
  let freeUntil = 0;
  return () => {
    const now = performance.now();
    if (watchedSince !== undefined) return now - watchedSince < LONGEST_TURN_MS;
    if (now < freeUntil) return true;
    watchedSince = now;
    setImmediate(() => {
      watchedSince = undefined;
      freeUntil = performance.now() + UNWATCHED_MS;
    });
    return true;
  };
}

async function unlessLocked<T>(work: () => Near<T>): Near<T> {
  try {
    return await work();
  } catch (error) {
    if (isLocked(error)) return ELSEWHERE;
    throw error;
  }
}
