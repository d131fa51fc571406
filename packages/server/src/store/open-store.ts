import type { GuardSettings } from "./access/guard-interface.ts";
import { sessionCache } from "./access/session-cache.ts";
import { userStore } from "./access/user-store.ts";
import { callFunctions } from "./calls/call-functions.ts";
import { STORE_CALLS, type StoreCalls } from "./calls/store-calls.ts";
import { databasePlace, type StorePlace } from "./database/store-place.ts";
import { stateOf } from "./database/store-state.ts";
import { makeFolder } from "./disk/make-folder.ts";
import { type EventHub, openEventHub } from "./event-hub.ts";
import { watchDamage } from "./limits/damage.ts";
import { LARGE_TIMEOUT_MS } from "./limits/small-body.ts";
import { newTurns } from "./limits/turns.ts";
import { peopleStore } from "./people/people-store.ts";
import { neededConnections } from "./postgres/connection-need.ts";
import type { Store } from "./store-interface.ts";
import { errorFields, type StoreLog } from "./store-log.ts";
import { BACKOFF, type BackoffDelays } from "./threads/restart-backoff.ts";
import { callSender, type SendParts } from "./threads/send-calls.ts";
import { openThreadPool } from "./threads/thread-pool.ts";
import { startWatermarkWriter, type WatermarkWriter } from "./watermark/watermark-writer.ts";

export interface StoreOptions
  extends Pick<GuardSettings, "featureNames">,
    Partial<Omit<GuardSettings, "featureNames">> {
  readonly now: () => Date;
  /** Reading threads; on SQLite besides the one that writes. */
  readonly threads?: number;
  /** Delays before a thread that died is started again. */
  readonly pauses?: BackoffDelays;
  readonly log: StoreLog;
  /** Where the watermark beside the database is kept (store/watermark). */
  readonly watermarkFolder?: string;
}

const DEFAULT_THREADS = 2;
/** The default; config/settings.ts has the same figure. */
const HEAD_LIMIT = 8 * 1024 * 1024;
/** The same. */
const COMPANIES_PER_PERSON = 100;
/** The same. */
const FILES_LIMIT = 20 * 1024 ** 3;
/** Documents read for slow readers at once on PostgreSQL, where each of them takes a connection. */
export const LOADS_ON_POSTGRES = 24;
/** Connections to PostgreSQL that each thread may hold open for writing, and as many for reading. */
const CONNECTIONS_PER_THREAD = 3;

/** Opens the store, with threads that run a program which calls `serveThread`, after migrating its database. */
export async function openStore(
  where: StorePlace,
  program: URL,
  {
    featureNames,
    headLimit = HEAD_LIMIT,
    companiesPerPerson = COMPANIES_PER_PERSON,
    filesLimit = FILES_LIMIT,
    now,
    threads = DEFAULT_THREADS,
    pauses = BACKOFF,
    log,
    watermarkFolder,
  }: StoreOptions,
): Promise<Store> {
  if (where.engine === "sqlite") await makeFolder(where.folder);
  const place = databasePlace(where, CONNECTIONS_PER_THREAD);
  let watermarkWriter: WatermarkWriter | undefined;
  let events: EventHub | undefined;
  const pool = await openThreadPool(program, place, {
    guarded: { featureNames, headLimit, companiesPerPerson, filesLimit },
    readers: threads,
    log,
    pauses,
    onWritten: (write) => watermarkWriter?.written(write),
    onEvents: (made) => events?.publish(made),
  });
  const damage = watchDamage();
  // SQLite has one writer: a large commit enters its queue only after the large one before it is done, behind all small
  // ones.
  const largeTurns = place.engine === "sqlite" ? newTurns<"large">(LARGE_TIMEOUT_MS) : undefined;
  const inTurn: SendParts["inTurn"] = (write) => largeTurns?.("large", write) ?? write();
  const calls = callFunctions(STORE_CALLS, callSender({ pool, damage, now, inTurn }));
  if (watermarkFolder !== undefined) {
    watermarkWriter = await startWatermarkWriter(
      watermarkFolder,
      await calls.state.currentWatermark(),
      (error) => log.error(errorFields(error), "the watermark beside the database could not be written"),
    );
  }
  const hub = await openEventHub(place.engine === "postgres" ? place : undefined);
  events = hub;
  const check = stateOf({ read: calls.state.ping, write: calls.state.pingWrite });
  return {
    documents: calls.documents,
    files: calls.files,
    companies: calls.companies,
    rates: calls.rates,
    users: userStore(calls, place.engine === "sqlite" ? sessionCache() : undefined),
    local: peopleStore(calls),
    subscribe: (listener, onGap) => hub.subscribe(listener, onGap),
    findFaults: calls.state.findFaults,
    async check() {
      damage.refuse();
      return { ...(await check()), ...(hub.isDeaf() ? { isDeaf: true } : {}) };
    },
    connections: (loads) => connectionsFor(calls.state, threads, loads),
    async close() {
      await Promise.all([hub.close(), pool.close()]);
      await watermarkWriter?.close();
    },
  };
}

/** The connections that PostgreSQL must allow, and those that it does; undefined on SQLite. */
async function connectionsFor(
  { availableConnections }: Pick<StoreCalls["state"], "availableConnections">,
  threads: number,
  loads: number,
): ReturnType<Store["connections"]> {
  const available = await availableConnections();
  if (available === undefined) return undefined;
  // Of the threads one more than those that read has a database.
  const needed = neededConnections({
    threads: threads + 1,
    each: CONNECTIONS_PER_THREAD,
    loads: Math.min(loads, LOADS_ON_POSTGRES),
  });
  return { needed, available };
}
