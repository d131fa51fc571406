import { mkdir } from "node:fs/promises";
import { ok, type Result } from "@huvudbok/core/shared";
import type { CommitOutcome } from "./commit-documents.ts";
import { openEventHub } from "./event-hub.ts";
import type { ReadParts } from "./guard-face.ts";
import { watchDamage } from "./limits/damage.ts";
import { SMALL_BODY } from "./limits/small-body.ts";
import { newTurns } from "./limits/turns.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";
import { keepMark, type MarkKeeper } from "./mark/keep-mark.ts";
import { ELSEWHERE, type NearReads, openNearReads } from "./near-reads.ts";
import { peopleStore } from "./people/people-store.ts";
import { type RecentSessions, recentSessions } from "./recent-sessions.ts";
import { seenSessions } from "./seen-sessions.ts";
import type {
  Actor,
  CompanyStore,
  DocumentStore,
  FileStore,
  LoadedDocument,
  Refusal,
  Store,
  StoreEvent,
  UserStore,
  WriteAccess,
} from "./store.ts";
import type {
  CallAnswer,
  CallArguments,
  PREPARE_CALLS,
  READ_CALLS,
  SESSION_CALLS,
  WRITE_CALLS,
} from "./store-calls.ts";
import { databasePlace, type StorePlace } from "./store-place.ts";
import { stateOf } from "./store-state.ts";
import { storedAddress } from "./stored-address.ts";
import { openThreadPool } from "./thread-pool.ts";

export interface StoreOptions {
  /** The names of features as they stand in refusals. */
  readonly featureNames: ReadonlyMap<number, string>;
  readonly now: () => Date;
  /** Threads that read, on SQLite beside the one that writes. */
  readonly threads?: number;
  /** Hears of a thread that died; it is replaced. */
  readonly onThreadDeath?: () => void;
  /** Where a mark beside the database is kept (store/mark), and who is told when it cannot be. */
  readonly mark?: { readonly folder: string; readonly onError: (error: unknown) => void };
}

const DEFAULT_THREADS = 2;
/** So many documents are read for slow readers at once on PostgreSQL, where each of them takes a connection. */
export const LOADS_ON_POSTGRES = 24;
/** How long a large commit waits for those before it. */
const LARGE_PATIENCE_MS = 120_000;
/** Connections that each thread may hold open to PostgreSQL to write by, and as many to read by. */
const CONNECTIONS_PER_THREAD = 3;

/**
 * Opens the store with threads that run a program which serves (`serveThread`), bringing its database up to date first.
 * `guard` is what the program's guard says of reading.
 */
export async function openStore(
  where: StorePlace,
  program: URL,
  guard: ReadParts["guard"],
  options: StoreOptions,
): Promise<Store> {
  if (where.engine === "sqlite") await mkdir(where.folder, { recursive: true, mode: 0o700 });
  const { featureNames, now, threads = DEFAULT_THREADS, onThreadDeath } = options;
  const place = databasePlace(where, CONNECTIONS_PER_THREAD);
  let keeper: MarkKeeper | undefined;
  const onWritten = (write: LoggedWrite): void => keeper?.written(write);
  const threadEvents = { onDeath: () => onThreadDeath?.(), onWritten };
  const pool = await openThreadPool(program, place, featureNames, threads, threadEvents);
  if (options.mark !== undefined) {
    const { folder, onError } = options.mark;
    keeper = await keepMark(folder, await pool.reader().call("currentMark", now().getTime(), []), onError);
  }
  const events = await openEventHub(place.engine === "postgres" ? place : undefined);
  const near = place.engine === "sqlite" ? openNearReads(place.file, guard) : undefined;
  const damage = watchDamage();
  // SQLite has one writer: a large commit gets in line when the one before it is done, behind all small ones.
  const largeTurns = place.engine === "sqlite" ? newTurns<"large">(LARGE_PATIENCE_MS) : undefined;
  const calls: Callers = {
    near: async (ask, far) => {
      const found = near === undefined ? ELSEWHERE : await ask(near);
      return found === ELSEWHERE ? far() : found;
    },
    read: (name, ...args) => damage.watch(pool.reader().call(name, now().getTime(), args)),
    write: (name, ...args) => {
      const call = () => damage.watch(pool.writer().call(name, now().getTime(), args));
      return name === "commitPacked" && largeTurns !== undefined ? largeTurns("large", call) : call();
    },
    session: (name, ...args) => pool.reader().call(name, now().getTime(), args),
    prepare: (name, ...args) => pool.preparer().call(name, now().getTime(), args),
    roleRefusal: (companyId, role, access) => guard.roleRefusal(companyId, role, access),
    load: (actor, key) => pool.reader().load(actor, key),
    publish: (made) => events.publish(made),
  };
  const check = stateOf({ read: () => calls.read("ping"), write: () => calls.write("pingWrite") });
  return {
    documents: documentStore(calls),
    files: fileStore(calls),
    companies: companyStore(calls),
    users: userStore(calls, where.engine === "sqlite" ? recentSessions() : undefined),
    local: peopleStore(calls),
    subscribe: (listener, onGap) => events.subscribe(listener, onGap),
    findFaults: (companyId) => calls.read("findFaults", companyId),
    async check() {
      damage.refuse();
      return { ...(await check()), ...(events.isDeaf() ? { isDeaf: true } : {}) };
    },
    async close() {
      await events.close();
      near?.close();
      await pool.close();
      await keeper?.close();
    },
  };
}

/** Sends calls to the right thread, with the time at which they were made. */
interface Callers {
  /** Reads a few rows in this thread, where that can be; otherwise a thread is asked. */
  readonly near: <T>(
    ask: (near: NearReads) => Promise<T | typeof ELSEWHERE>,
    far: () => Promise<T>,
  ) => Promise<T>;
  readonly read: <Name extends keyof typeof READ_CALLS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly write: <Name extends keyof typeof WRITE_CALLS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly session: <Name extends keyof typeof SESSION_CALLS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly prepare: <Name extends keyof typeof PREPARE_CALLS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly roleRefusal: ReadParts["guard"]["roleRefusal"];
  readonly load: (actor: Actor, key: string) => Promise<Result<LoadedDocument, Refusal>>;
  readonly publish: (events: readonly StoreEvent[]) => void;
}

function documentStore(callers: Callers): DocumentStore {
  const { near, read, write, prepare, load, publish } = callers;
  const made = (outcome: Result<CommitOutcome, Refusal>): typeof outcome => {
    if (outcome.ok) publish(outcome.value.events);
    return outcome;
  };
  const etag = (outcome: Result<CommitOutcome, Refusal>): Result<{ readonly etag: string }, Refusal> =>
    outcome.ok ? ok({ etag: outcome.value.answer.changes[0]?.etag ?? "" }) : outcome;
  return {
    load: (actor, key) =>
      near(
        (here) => here.load(actor, key),
        () => load(actor, key),
      ),
    async difference(actor, key, since) {
      const result = await read("documentDifference", actor, key, since);
      return result.ok ? ok({ ...result.value, lastModified: new Date(result.value.lastModified) }) : result;
    },
    async version(actor, key) {
      const result = await near(
        (here) => here.version(actor, key),
        () => read("documentVersion", actor, key),
      );
      return result.ok ? ok({ ...result.value, lastModified: new Date(result.value.lastModified) }) : result;
    },
    async save(actor, key, ifMatch, body, access) {
      if (body.byteLength <= SMALL_BODY) {
        return etag(made(await write("save", actor, key, ifMatch, body, access)));
      }
      const prepared = await prepare("prepareSave", actor, key, ifMatch, body, access);
      return prepared.ok ? etag(made(await write("commitPacked", actor, prepared.value))) : prepared;
    },
    remove: async (actor, key, ifMatch) => etag(made(await write("removeDocument", actor, key, ifMatch))),
    async commit(actor, body, said = {}) {
      if (body.byteLength <= SMALL_BODY) {
        const outcome = made(await write("commit", actor, body, said));
        return outcome.ok ? ok(outcome.value.answer) : outcome;
      }
      const prepared = await prepare("prepareCommit", actor, body, said);
      if (!prepared.ok) return prepared;
      const outcome = made(await write("commitPacked", actor, prepared.value));
      return outcome.ok ? ok(outcome.value.answer) : outcome;
    },
    companyRefusal: (actor, companyId, access) => writeRefusal(callers, actor, companyId, access),
    async keyRefusal(actor, key, access) {
      const target = storedAddress(actor, key);
      // A key that no document can have is told of when it is read.
      return target === undefined ? undefined : writeRefusal(callers, actor, target.companyId, access);
    },
    async history(actor, key, page) {
      const result = await read("documentHistory", actor, key, page);
      return result.ok ? ok(result.value.body) : result;
    },
  };
}

async function writeRefusal(
  { near, read, roleRefusal }: Callers,
  actor: Actor,
  companyId: number,
  access: WriteAccess,
): Promise<Refusal | undefined> {
  if (companyId === 0) return undefined;
  const role = await near(
    (here) => here.role(actor, companyId),
    () => read("companyRole", actor, companyId),
  );
  return roleRefusal(companyId, role, access);
}

function fileStore({ read, write }: Callers): FileStore {
  return {
    mayAdd: (actor, place) => read("mayAddFile", actor, place),
    add: (actor, file) => write("addFile", actor, file),
    info: (actor, id) => read("fileInfo", actor, id),
    locate: (actor, id) => read("fileContent", actor, id),
    link: (actor, id, link) => write("linkFile", actor, id, link),
    remove: (actor, id) => write("removeFile", actor, id),
    list: (actor, query) => read("fileList", actor, query),
    sweep: () => write("sweepBlobs"),
  };
}

function companyStore({ near, read, write }: Callers): CompanyStore {
  return {
    list: (actor) =>
      near(
        (here) => here.companies(actor),
        () => read("companyList", actor),
      ),
    role: (actor, companyId) =>
      near(
        (here) => here.role(actor, companyId),
        () => read("companyRole", actor, companyId),
      ),
    create: (actor, config) => write("createCompany", actor, config),
    config: (actor, companyId) =>
      near(
        (here) => here.config(actor, companyId),
        () => read("companyConfig", actor, companyId),
      ),
    setRecipient: (actor, companyId, recipient) => write("setRecipient", actor, companyId, recipient),
    remove: (actor, companyId) => write("removeCompany", actor, companyId),
  };
}

function userStore({ near, read, write, session }: Callers, recent: RecentSessions | undefined): UserStore {
  const seen = seenSessions((id, now) => session("seeSession", id, now));
  return {
    async signIn(profile, now) {
      const at = now.getTime();
      const user = (await read("knownUser", profile)) ?? (await write("keepUser", profile, at));
      return session("beginSession", user, at);
    },
    async session(id, now) {
      const at = now.getTime();
      const look = async () => {
        const seenAt = seen.waiting(id);
        const live = await near(
          (here) => here.session(id, at, seenAt),
          () => read("liveSession", id, at, seenAt),
        );
        if (live?.isToBeSeen === true) seen.see(id, at);
        return live?.session;
      };
      return recent === undefined ? look() : (recent.get(id, at) ?? recent.find(id, at, look));
    },
    async endSession(id) {
      recent?.ended(id);
      await session("endSession", id);
      recent?.ended(id);
    },
    saveProviderTokens: (sessionId, encrypted) => session("saveProviderTokens", sessionId, encrypted),
    providerTokens: (sessionId) => read("providerTokens", sessionId),
  };
}
